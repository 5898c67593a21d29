<?php
/*
 * Reads PHP code on standard input without running any of it, and prints, serialised:
 *
 *   error          the line and the message, where PHP cannot parse the code; otherwise null
 *   mends          PHP 5 syntax that PHP 8 refuses: line, what is written there, what PHP 8 takes
 *   code           the code with that mended
 *   declarations   what it declares, see Scanner::declaration()
 *   literals       the statements that give a global variable or a constant a literal value
 *
 * It has a process of its own, because code can be such that it ends the PHP that parses it.
 */

namespace ConsistentHash\WhichClass;

use ParseError;
use PhpToken;

final class Scanner
{
    private const NAMES = [T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED, T_NAME_RELATIVE];
    private const MODIFIERS = [T_ABSTRACT, T_FINAL, T_READONLY, T_PUBLIC, T_PROTECTED, T_PRIVATE, T_STATIC, T_VAR];
    private const ASKS = ['class_exists', 'interface_exists', 'trait_exists', 'enum_exists', 'function_exists'];

    /** What a literal value is written with, besides names of constants. */
    private const LITERAL = [
        T_CONSTANT_ENCAPSED_STRING, T_LNUMBER, T_DNUMBER, T_ARRAY, T_DOUBLE_ARROW,
        '[', ']', '(', ')', ',', '.', '-', '+', '*',
    ];

    /** @var list<PhpToken> without spaces and comments */
    private array $tokens;

    private string $strict = '';
    private string $namespace = '';

    /** The use statements in force. */
    private string $imports = '';

    /** @var array<string, string> the name in the code, in lower case => the class that it stands for */
    private array $aliases = [];

    /** @var list<array> */
    public array $declarations = [];

    /** @var list<string> */
    public array $literals = [];

    public function __construct(private string $code)
    {
        $this->tokens = array_values(array_filter(PhpToken::tokenize($code), fn ($token) => !$token->isIgnorable()));
    }

    public function scan(): void
    {
        $depth = 0;   // of braces, except those of a namespace
        $start = 0;   // of the statement at hand
        $guarded = false;
        for ($i = 0; isset($this->tokens[$i]) && !$this->is($i, T_HALT_COMPILER); $i++) {
            $begins = $i === $start && $depth === 0;
            if ($this->is($i, T_NAMESPACE) && $begins) {
                $this->namespace = $this->is($i + 1, ['{', ';']) ? '' : $this->tokens[++$i]->text;
                [$this->imports, $this->aliases] = ['', []];
                $i++;
            } elseif ($this->is($i, T_DECLARE) && $begins) {
                $end = $this->next($i, ';');
                $this->strict = preg_match('/strict_types\s*=\s*1/', $this->text($i, $end)) ? 'declare(strict_types=1); ' : '';
                $i = $end;
            } elseif ($this->is($i, T_USE) && $begins) {
                $end = $this->next($i, ';');
                $this->import($i, $end);
                $i = $end;
            } elseif ($this->declares($i)) {
                $end = $this->closing($this->next($i, '{'));
                $this->declarations[] = $this->declaration($i, $end) + ['guarded' => $guarded];
                $i = $end;
            } elseif ($this->is($i, self::ASKS)) {
                $guarded = true;
            } elseif ($this->is($i, ';') && $depth === 0) {
                $this->literal($start, $i);
            } elseif ($this->is($i, ['{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES])) {
                $depth++;
            } elseif ($this->is($i, '}')) {
                $depth = max(0, $depth - 1);
            }
            if ($this->is($i, [';', '{', '}', T_OPEN_TAG, T_CLOSE_TAG, T_INLINE_HTML])) {
                $start = $i + 1;
                $guarded = $guarded && $depth > 0;
            }
        }
    }

    /** Whether the token declares a class, interface, trait, enum or function that has a name. */
    private function declares(int $i): bool
    {
        return $this->is($i, [T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM]) && $this->is($i + 1, T_STRING)
            || $this->is($i, T_FUNCTION) && $this->is($this->named($i), T_STRING);
    }

    /**
     * The declaration whose keyword is at $i and whose last brace is at $end:
     *
     *   kind      'class', 'interface', 'trait', 'enum' or 'function'
     *   name      with its namespace
     *   line      of its keyword
     *   code      that declares it, if evaluated, with the lines that it has in the file
     *   abstract  whether it is an abstract class
     *   extends, implements, traits   names of classes
     *   methods   name in lower case => name, where the method is in `code` (offset, length), where its body is, and what
     *             that makes, see makes(); a function has one, itself
     *   makes     the same of the rest
     *   calls     the names in it that are followed by a parenthesis, in lower case
     */
    private function declaration(int $i, int $end): array
    {
        $first = $this->modified($i);
        $name = $this->named($i);
        $body = $this->next($i, '{');
        $header = $this->strict . ($this->namespace === '' ? '' : "namespace $this->namespace; ") . $this->imports;
        $header .= str_repeat("\n", max(0, $this->tokens[$first]->line - 1));
        $declaration = [
            'kind' => strtolower($this->tokens[$i]->text),
            'name' => ltrim("$this->namespace\\{$this->tokens[$name]->text}", '\\'),
            'line' => $this->tokens[$i]->line,
            'code' => $header . $this->text($first, $end),
            'abstract' => $this->tokens[$i]->is(T_CLASS) && preg_match('/\babstract\b/i', $this->text($first, $i)),
            'extends' => $this->list($name, $body, T_EXTENDS),
            'implements' => $this->list($name, $body, T_IMPLEMENTS),
            'traits' => [],
            'methods' => [],
            'makes' => [],
            'calls' => [],
        ];
        $offset = strlen($header) - $this->tokens[$first]->pos;
        $is_function = $declaration['kind'] === 'function';
        for ($j = $first; $j <= $end; $j++) {
            if (!$is_function && $j > $body && $this->is($j, T_USE)) {
                $declaration['traits'] = [...$declaration['traits'], ...$this->list($j - 1, $end, T_USE)];
            } elseif ($this->is($j, T_FUNCTION) && ($is_function || $j > $body)) {
                $method = $this->tokens[$this->named($j)]->text;
                $from = $this->modified($j);
                $brace = $this->next($j, ['{', ';']);
                $until = $this->is($brace, '{') ? $this->closing($brace) : $brace;
                $declaration['methods'][strtolower($method)] = [
                    'name' => $method,
                    'method' => [$offset + $this->tokens[$from]->pos, strlen($this->text($from, $until))],
                    'body' => [$offset + $this->tokens[$brace]->pos, strlen($this->text($brace, $until))],
                    'makes' => $this->makes($brace, $until),
                ];
                $declaration['makes'] = [...$declaration['makes'], ...$this->makes($j, $brace)];
                $j = $until;
            } else {
                $declaration['makes'] = [...$declaration['makes'], ...$this->makes($j, $j)];
            }
        }
        for ($j = $body; $j <= $end; $j++) {
            if ($this->is($j, self::NAMES) && $this->is($j + 1, '(')) {
                $declaration['calls'][] = strtolower(ltrim($this->tokens[$j]->text, '\\'));
            }
        }
        return $declaration;
    }

    /**
     * What the code between two tokens makes objects of or calls statically: names of classes, '' for one that a variable
     * names, and 'include' where it includes a file.
     *
     * @return list<string>
     */
    private function makes(int $start, int $end): array
    {
        $makes = [];
        for ($i = $start; $i <= $end; $i++) {
            $makes[] = match (true) {
                $this->is($i, [T_INCLUDE, T_INCLUDE_ONCE, T_REQUIRE, T_REQUIRE_ONCE]) => 'include',
                $this->is($i, T_NEW) && $this->is($i + 1, self::NAMES) => $this->resolve($i + 1),
                $this->is($i, T_NEW) && !$this->is($i + 1, [T_CLASS, T_STATIC, T_READONLY, T_ATTRIBUTE]) => '',
                $this->is($i, T_DOUBLE_COLON) && $this->is($i - 1, self::NAMES) => $this->resolve($i - 1),
                default => null,
            };
        }
        return array_values(array_unique(array_filter($makes, 'is_string')));
    }

    /** Keeps a statement that gives a global variable or a constant a literal value. */
    private function literal(int $start, int $end): void
    {
        $values = $start + match (true) {
            $this->is($start, T_VARIABLE) && $this->is($start + 1, '=') => 2,
            $this->is($start, T_CONST) && $this->is($start + 1, T_STRING) && $this->is($start + 2, '=') => 3,
            $this->is($start, 'define') && $this->is($start + 1, '(') => 1,
            default => $end - $start,
        };
        $is_value = fn ($i) => $this->is($i, self::LITERAL) || $this->is($i, self::NAMES) && !$this->is($i + 1, '(');
        if ($values < $end && array_filter(range($values, $end - 1), fn ($i) => !$is_value($i)) === []) {
            $this->literals[] = ($this->namespace === '' ? '' : "namespace $this->namespace; ") . $this->text($start, $end);
        }
    }

    private function import(int $start, int $end): void
    {
        $text = implode(' ', array_column(array_slice($this->tokens, $start, $end - $start + 1), 'text'));
        $this->imports .= "$text ";
        if ($this->is($start + 1, [T_FUNCTION, T_CONST])) {
            return;
        }
        preg_match('/^use \\\\?(?:(\S+) \\\\ \{)?([^;{}]*)/i', $text, $use);
        foreach (array_filter(array_map('trim', explode(',', $use[2] ?? ''))) as $import) {
            [$name, $alias] = preg_split('/\s+as\s+/i', $import) + [1 => null];
            $name = ltrim($use[1] . '\\' . ltrim($name, '\\'), '\\');
            $this->aliases[strtolower($alias ?? substr(strrchr("\\$name", '\\'), 1))] = $name;
        }
    }

    /** The class that the name at $i stands for. */
    private function resolve(int $i): ?string
    {
        $name = $this->tokens[$i]->text;
        if ($name[0] === '\\') {
            return substr($name, 1);
        }
        if (in_array(strtolower($name), ['self', 'parent', 'static'], true)) {
            return null;
        }
        if ($this->is($i, T_NAME_RELATIVE)) {
            return ltrim($this->namespace . substr($name, strlen('namespace')), '\\');
        }
        [$first, $rest] = explode('\\', $name, 2) + [1 => null];
        $alias = $this->aliases[strtolower($first)] ?? null;
        return $alias === null ? ltrim("$this->namespace\\$name", '\\') : $alias . ($rest === null ? '' : "\\$rest");
    }

    /** @return list<string> the names behind the keyword, which is looked for between the two tokens */
    private function list(int $start, int $end, int $keyword): array
    {
        $names = [];
        for ($i = $start + 1; $i < $end && !$this->is($i, $keyword); $i++);
        while (++$i < $end && $this->is($i, [...self::NAMES, ','])) {
            $this->is($i, ',') || $names[] = $this->resolve($i);
        }
        return $names;
    }

    /** The first token of the modifiers and attributes before $i. */
    private function modified(int $i): int
    {
        while (true) {
            if ($this->is($i - 1, self::MODIFIERS)) {
                $i--;
            } elseif ($this->is($i - 1, ']') && ($attribute = $this->attribute($i - 1)) !== null) {
                $i = $attribute;
            } else {
                return $i;
            }
        }
    }

    /** The first token of the attributes that end at $i; null if they are none. */
    private function attribute(int $i): ?int
    {
        for ($depth = 0; $i >= 0; $i--) {
            $depth += $this->is($i, ']') ? 1 : ($this->is($i, ['[', T_ATTRIBUTE]) ? -1 : 0);
            if ($depth === 0) {
                return $this->is($i, T_ATTRIBUTE) ? $i : null;
            }
        }
        return null;
    }

    private function is(int $i, array|int|string $kind): bool
    {
        return isset($this->tokens[$i]) && $this->tokens[$i]->is($kind);
    }

    /** Where the name of a declaration is, of which the keyword is at $i. */
    private function named(int $i): int
    {
        return ($this->tokens[$i + 1]->text ?? '') === '&' ? $i + 2 : $i + 1;
    }

    /** The next token of the kind; the last of all tokens if there is none. */
    private function next(int $i, array|string $kind): int
    {
        for ($last = count($this->tokens) - 1; $i < $last && !$this->is($i, $kind); $i++);
        return $i;
    }

    /** The brace that closes the one at $i. */
    private function closing(int $i): int
    {
        for ($depth = 0, $last = count($this->tokens) - 1; $i < $last; $i++) {
            $depth += $this->is($i, ['{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES]) ? 1 : ($this->is($i, '}') ? -1 : 0);
            if ($depth === 0) {
                break;
            }
        }
        return $i;
    }

    private function text(int $start, int $end): string
    {
        $last = $this->tokens[$end];
        return substr($this->code, $this->tokens[$start]->pos, $last->pos + strlen($last->text) - $this->tokens[$start]->pos);
    }
}

/**
 * Mends the PHP 5 syntax that PHP 8 refuses: a string offset in braces, and an object that is assigned by reference.
 *
 * @return array{string, list<array{int, string, string}>} the code, and for each mend its line, before and after
 */
function mended(string $code): array
{
    $tokens = PhpToken::tokenize($code);
    $mends = [];
    $open = [];   // the offsets in braces around the token: [first token of what has the offset, the brace]
    $before = null;   // the last token that is no space or comment
    foreach ($tokens as $i => $token) {
        if ($token->text === '{' && $before !== null && has_offset($tokens, $before)) {
            $open[] = [start($tokens, $before), $i];
        } elseif ($token->is(['{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES])) {
            $open[] = null;
        } elseif ($token->text === '}' && ($offset = array_pop($open))) {
            [$start, $brace] = $offset;
            $was = implode('', array_column(array_slice($tokens, $start, $i - $start + 1), 'text'));
            [$tokens[$brace]->text, $token->text] = ['[', ']'];
            $now = implode('', array_column(array_slice($tokens, $start, $i - $start + 1), 'text'));
            $mends[] = [$tokens[$brace]->line, $was, $now];
        } elseif ($token->is(T_NEW) && $before !== null && $tokens[$before]->text === '&') {
            $tokens[$before]->text = '';
            $mends[] = [$token->line, '=& new', '= new'];
        }
        $before = $token->isIgnorable() ? $before : $i;
    }
    return [implode('', array_column($tokens, 'text')), $mends];
}

/** Whether an offset may follow the token: a variable, a property or another offset. */
function has_offset(array $tokens, int $i): bool
{
    return $tokens[$i]->is([T_VARIABLE, ']']) || $tokens[$i]->is(T_STRING) && $i > 0 && $tokens[$i - 1]->is(T_OBJECT_OPERATOR);
}

/** The first token of the expression that ends at $i. */
function start(array $tokens, int $i): int
{
    for ($depth = 0; $i > 0; $i--) {
        $depth += $tokens[$i]->is([']', ')']) ? 1 : ($tokens[$i]->is(['[', '(']) ? -1 : 0);
        if ($depth === 0 && $tokens[$i]->is(T_VARIABLE) && !$tokens[$i - 1]->is([T_OBJECT_OPERATOR, T_DOUBLE_COLON])) {
            break;
        }
    }
    return $i;
}

function parse_error(string $code): ?array
{
    try {
        PhpToken::tokenize($code, TOKEN_PARSE);
        return null;
    } catch (ParseError $error) {
        return [$error->getLine(), $error->getMessage()];
    }
}

$code = stream_get_contents(STDIN);
$error = parse_error($code);
$mends = [];
// Before PHP 8.4 it is not the parser that refuses it; from then on, what the parser takes may be a property hook.
if ($error || PHP_VERSION_ID < 80400) {
    [$mended, $mends] = mended($code);
    if (parse_error($mended)) {
        $mends = [];
    } else {
        [$code, $error] = [$mended, null];
    }
}
$scanner = new Scanner($code);
$error || $scanner->scan();
echo serialize([
    'error' => $error,
    'mends' => $mends,
    'code' => $code,
    'declarations' => $scanner->declarations,
    'literals' => $scanner->literals,
]);
