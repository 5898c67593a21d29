<?php

namespace Flexihash;

/** What Flexihash throws. */
class Exception extends \Exception
{
}
