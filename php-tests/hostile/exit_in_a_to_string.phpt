--TEST--
exit in the __toString of a key ends the request; the ring is whole in what still runs
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';

use ConsistentHash\Ring;

class Last
{
    public function __construct(private Ring $ring)
    {
    }

    public function __destruct()
    {
        echo json_encode($this->ring->add('c')->lookupMany(['x'])), ' ', count($this->ring), "\n";
    }
}
$ring = new Ring(['a']);
$last = new Last($ring);
register_shutdown_function(fn() => print(json_encode($ring->remove('a')->add('b')->lookupMany(['x', 'y'])) . "\n"));
$ring->group(['k', new ActingText(fn() => exit("exit\n")), 'l']);
?>
--EXPECTREGEX--
exit
\["b","b"\]
\["[bc]"\] 2
