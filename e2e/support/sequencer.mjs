import Sequencer from '@jest/test-sequencer';

/** Two that go well together: one mostly waits, the other counts what is lost while a process is replaced, which takes its time on a machine that is busy otherwise. */
const FIRST = ['process-kills', 'payments-late'];

const rank = ({ path }) => FIRST.findIndex((name) => path.endsWith(`/${name}.spec.ts`));

/** Those two first, the others as always, the longest at the beginning. */
export default class JourneySequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const first = sorted.filter((test) => rank(test) >= 0).sort((a, b) => rank(a) - rank(b));
    return [...first, ...sorted.filter((test) => rank(test) < 0)];
  }
}
