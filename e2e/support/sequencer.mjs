import Sequencer from '@jest/test-sequencer';

/** The longest pair: one mostly waits, the other measures losses while processes are replaced, which takes long on a busy machine. */
const FIRST = ['process-kills', 'payments-late'];

const rank = ({ path }) => FIRST.findIndex((name) => path.endsWith(`/${name}.spec.ts`));

/** These two first, then the others by duration, as by default. */
export default class JourneySequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const first = sorted.filter((test) => rank(test) >= 0).sort((a, b) => rank(a) - rank(b));
    return [...first, ...sorted.filter((test) => rank(test) < 0)];
  }
}
