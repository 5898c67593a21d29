<?php

namespace ConsistentHash\WhichClass;

use RuntimeException;

/**
 * Runs PHP in child processes: without php.ini, and so without the extension, and for a limited time.
 *
 * Code of the user's files has no function there except ALLOWED, and no file or address can be opened.
 */
final class Sandbox
{
    /** Functions without an effect beyond their process. The list has what probe.php needs. */
    private const ALLOWED = <<<'END'
        abs acos acosh addcslashes addslashes array_all array_any array_change_key_case array_chunk array_column
        array_combine array_count_values array_diff array_diff_assoc array_diff_key array_diff_uassoc array_diff_ukey
        array_fill array_fill_keys array_filter array_find array_find_key array_first array_flip array_intersect
        array_intersect_assoc array_intersect_key array_intersect_uassoc array_intersect_ukey array_is_list
        array_key_exists array_key_first array_key_last array_keys array_last array_map array_merge
        array_merge_recursive array_multisort array_pad array_pop array_product array_push array_rand array_reduce
        array_replace array_replace_recursive array_reverse array_search array_shift array_slice array_splice array_sum
        array_udiff array_udiff_assoc array_udiff_uassoc array_uintersect array_uintersect_assoc array_uintersect_uassoc
        array_unique array_unshift array_values array_walk array_walk_recursive arsort asin asinh asort assert atan
        atan2 atanh base64_decode base64_encode base_convert bin2hex bindec boolval call_user_func call_user_func_array
        ceil checkdate chr chunk_split class_exists class_implements class_parents class_uses compact constant cos cosh
        count count_chars crc32 crypt ctype_alnum ctype_alpha ctype_cntrl ctype_digit ctype_graph ctype_lower
        ctype_print ctype_punct ctype_space ctype_upper ctype_xdigit current date debug_backtrace decbin dechex decoct
        define defined deg2rad die each end enum_exists error_clear_last error_get_last error_reporting exit exp explode
        expm1 extract fdiv floatval floor fmod forward_static_call forward_static_call_array fpow func_get_arg
        func_get_args func_num_args function_exists gc_collect_cycles get_called_class get_class get_class_methods
        get_class_vars get_debug_type get_mangled_object_vars get_object_vars get_parent_class get_resource_type gettype
        gmdate hash hash_algos hash_equals hash_final hash_hkdf hash_hmac hash_hmac_algos hash_init hash_update hex2bin
        hexdec hrtime htmlspecialchars http_build_query hypot implode in_array intdiv interface_exists intval ip2long
        is_a is_array is_bool is_callable is_countable is_double is_finite is_float is_infinite is_int is_integer
        is_iterable is_long is_nan is_null is_numeric is_object is_resource is_scalar is_string is_subclass_of
        iterator_apply iterator_count iterator_to_array join json_decode json_encode json_last_error json_last_error_msg
        key key_exists krsort ksort lcfirst lcg_value levenshtein log log10 log1p log2 long2ip ltrim max mb_str_split
        mb_strlen mb_strpos mb_strtolower mb_strtoupper mb_substr md5 memory_get_peak_usage memory_get_usage metaphone
        method_exists microtime min mktime mt_getrandmax mt_rand mt_srand natcasesort natsort next nl2br number_format
        ob_end_clean ob_get_clean ob_get_level ob_start octdec ord pack php_sapi_name phpversion pi pos pow preg_grep
        preg_last_error preg_match preg_match_all preg_quote preg_replace preg_replace_callback preg_split prev print_r
        printf property_exists quoted_printable_decode quoted_printable_encode quotemeta rad2deg rand random_bytes
        random_int range rawurlencode register_shutdown_function reset restore_error_handler round rsort rtrim serialize
        set_error_handler settype sha1 shuffle similar_text sin sinh sizeof sort soundex spl_autoload_register
        spl_object_hash spl_object_id sprintf sqrt srand sscanf str_contains str_ends_with str_increment str_ireplace
        str_pad str_repeat str_replace str_rot13 str_shuffle str_split str_starts_with str_word_count strcasecmp strchr
        strcmp strcspn stripcslashes stripos stripslashes stristr strlen strnatcasecmp strnatcmp strncasecmp strncmp
        strpbrk strpos strrchr strrev strripos strrpos strspn strstr strtok strtolower strtotime strtoupper strtr strval
        substr substr_compare substr_count substr_replace tan tanh time trait_exists trigger_error trim uasort ucfirst
        ucwords uksort uniqid unpack urlencode user_error usort utf8_decode utf8_encode var_dump var_export
        version_compare vprintf vsprintf wordwrap
        END;

    /** Classes of PHP that reach no further, besides exceptions. */
    private const CLASSES = [
        'arrayiterator', 'arrayobject', 'closure', 'generator', 'splfixedarray', 'splobjectstorage', 'splqueue', 'splstack',
        'spldoublylinkedlist', 'splpriorityqueue', 'splminheap', 'splmaxheap', 'stdclass', 'weakmap', 'weakreference',
        'datetime', 'datetimeimmutable', 'dateinterval', 'datetimezone',
    ];

    /** The most bytes that a child may print. */
    private const LONGEST_ANSWER = 16 << 20;

    /** @var list<string> PHP's functions where there is no php.ini */
    private array $functions;

    /**
     * @param float $seconds that each child has
     *
     * @throws RuntimeException if PHP does not start
     */
    public function __construct(private float $seconds)
    {
        $answer = $this->child([], '<?php echo serialize(get_defined_functions()["internal"]);');
        $this->functions = @unserialize($answer) ?: throw new RuntimeException('cannot start ' . PHP_BINARY . ' -n');
    }

    /**
     * What the code declares, as scan.php says; the code is not run.
     *
     * @return array its answer, and in 'refused' what PHP says of code that it parses and does not compile: line and message
     *
     * @throws RuntimeException if there is no answer
     */
    public function scan(string $code): array
    {
        $tokenizer = in_array('token_get_all', $this->functions, true) ? [] : ['-d', 'extension=tokenizer'];
        $tags = 'short_open_tag=' . (int) ini_get('short_open_tag');
        $answer = $this->child([...$tokenizer, '-d', $tags, __DIR__ . '/scan.php'], $code);
        $answer = @unserialize($answer, ['allowed_classes' => false])
            ?: throw new RuntimeException('PHP cannot read it: it crashes, or its extension tokenizer is missing');
        $lint = $answer['error'] ? '' : $this->child(['-d', $tags, '-d', 'display_errors=1', '-l'], $answer['code']);
        preg_match('/^(?:Fatal|Parse) error: +(.*) in Standard input code on line (\d+)$/m', $lint, $error);
        return $answer + ['refused' => $error ? [$error[2], $error[1]] : null];
    }

    /**
     * Runs declarations, as probe.php says there.
     *
     * @param array $job what probe.php takes
     *
     * @return array its answer; 'end' is null if it came to the end, otherwise what ended it
     */
    public function run(array $job): array
    {
        $marker = bin2hex(random_bytes(16));
        $job = var_export($job + ['marker' => $marker], true);
        $probe = substr(file_get_contents(__DIR__ . '/probe.php'), strlen('<?php'));
        try {
            $answer = $this->child([
                '-d', 'display_errors=0',
                '-d', 'memory_limit=64M',
                '-d', 'allow_url_fopen=0',
                '-d', 'open_basedir=/dev/null/nothing',
                '-d', 'disable_functions=' . implode(',', array_diff($this->functions, self::allowed())),
            ], "<?php\nnamespace ConsistentHash\WhichClass;\nconst JOB = $job;\n$probe");
        } catch (RuntimeException $e) {
            return ['end' => $e->getMessage()];
        }
        $parts = explode($marker, $answer);
        return @unserialize(end($parts), ['allowed_classes' => false]) ?: ['end' => 'PHP crashes'];
    }

    /** Whether code may make objects of the class of PHP, and call its static methods. */
    public static function allows(string $class): bool
    {
        return in_array(strtolower($class), self::CLASSES, true)
            || preg_match('/^\w*(Exception|Error)$/i', $class) === 1
            || is_subclass_of($class, 'Throwable');
    }

    /** Whether code asked for this function and did not get it. */
    public function lacks(string $function): bool
    {
        return in_array(strtolower($function), array_diff($this->functions, self::allowed()), true);
    }

    /** @return list<string> */
    private static function allowed(): array
    {
        return preg_split('/\s+/', trim(self::ALLOWED));
    }

    /**
     * What PHP prints, run without php.ini, with these arguments and this input.
     *
     * @throws RuntimeException if it does not start, takes too long or prints too much
     */
    private function child(array $arguments, string $input): string
    {
        $streams = [['pipe', 'r'], ['pipe', 'w'], ['file', '/dev/null', 'w']];
        $process = function_exists('proc_open') ? @proc_open([PHP_BINARY, '-n', ...$arguments], $streams, $pipes) : false;
        if (!$process) {
            throw new RuntimeException('cannot start a process: ' . PHP_BINARY);
        }
        array_map(fn ($pipe) => stream_set_blocking($pipe, false), $pipes);
        [$in, $out] = $pipes;
        $answer = '';
        $until = microtime(true) + $this->seconds;
        while (!feof($out) && ($left = $until - microtime(true)) > 0 && strlen($answer) < self::LONGEST_ANSWER) {
            [$read, $write, $other] = [[$out], $in ? [$in] : [], null];
            stream_select($read, $write, $other, 0, (int) (1e6 * min($left, 0.5)));
            if ($write) {
                // It is nobody's fault if the child has ended.
                $input = substr($input, (int) @fwrite($in, $input, 1 << 16));
                if ($input === '') {
                    fclose($in);
                    $in = null;
                }
            }
            $answer .= $read ? fread($out, 1 << 16) : '';
        }
        $finished = feof($out);
        $finished || proc_terminate($process, 9);
        proc_close($process);
        return $finished ? $answer : throw new RuntimeException(
            strlen($answer) < self::LONGEST_ANSWER ? "it takes longer than $this->seconds s" : 'it prints too much'
        );
    }
}
