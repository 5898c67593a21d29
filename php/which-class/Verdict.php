<?php

namespace ConsistentHash\WhichClass;

/** What is said of a declaration. */
final class Verdict
{
    /** The title of what has nothing to do with rings, and does not conflict. */
    public const DULL = 'no ring';

    /**
     * @param string $title what it is
     * @param list<string> $advice what to do, a paragraph each, code behind a tab
     * @param bool $settle whether something is to settle before the extension is enabled
     * @param ?string $known the known class that it is, a key of Inspector::KNOWN
     */
    public function __construct(
        public readonly string $title,
        public readonly array $advice = [],
        public readonly bool $settle = false,
        public readonly ?string $known = null,
    ) {
    }
}
