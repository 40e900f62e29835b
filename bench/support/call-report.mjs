import { sumOfStatuses } from './load.mjs';
import { madeBy, writeResults } from './results.mjs';
import { SITE } from './site.mjs';

/** A call may cost this many times the floor's processor time. */
const MOST_RATIO = 6;

/** The requirement of each call, and whether it is met. */
function verdict({ name, ours, floor, ratio }) {
  if (name === 'services list')
    return (
      `- services list: ${ours.perSecond.toFixed(0)} requests/s, floor ${floor.perSecond.toFixed(0)}: ` +
      `${ours.perSecond >= floor.perSecond ? 'met' : 'not met'} (at least the floor's)`
    );
  return `- ${name}: ${ratio.toFixed(1)} times the floor's CPU: ${ratio <= MOST_RATIO ? 'met' : 'not met'} (at most ${MOST_RATIO.toFixed(1)})`;
}

/**
 * @param memory bytes of the whole stack
 * @param rows per call: name, figures of the site and of the floor, ratio
 * @param contested the storms: attempts of each, connections, and the result of each
 */
export function writeReport({ seconds: startSeconds, memory, rows, contested }) {
  const { each: attemptsOfEach, connections, rounds } = contested;
  const attempts = rounds.length * attemptsOfEach;
  const seconds = rounds.reduce((sum, each) => sum + each.seconds, 0);
  const lines = [
    '# Results',
    '',
    `${madeBy('npm run bench')}; ${SITE} and load on the same machine.`,
    '',
    `- everything started: ${startSeconds.toFixed(1)} s; whole stack ${Math.round(memory / 2 ** 20)} MB (PSS)`,
    `- booking storm: ${attempts} attempts at ${connections} connections, ${(attempts / seconds).toFixed(0)}/s, ` +
      `p99 ${Math.max(...rounds.map((each) => each.p99)).toFixed(0)} ms, answers ${JSON.stringify(sumOfStatuses(rounds))}`,
    '',
    '| call | site: requests/s | p50 ms | p99 ms | CPU ms | floor: requests/s | CPU ms | ratio | answers | of the floor |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, ours, floor, ratio }) =>
        `| ${name} | ${ours.perSecond.toFixed(0)} | ${ours.p50.toFixed(1)} | ${ours.p99.toFixed(1)} ` +
        `| ${ours.cpuMs.toFixed(2)} | ${floor.perSecond.toFixed(0)} | ${floor.cpuMs.toFixed(2)} ` +
        `| ${ratio.toFixed(1)} | ${JSON.stringify(ours.statuses)} | ${JSON.stringify(floor.statuses)} |`,
    ),
    '',
    'CPU is the processor time of our own processes per request (BFF and services; the floor: one process), Postgres apart.',
    'The floor is one bare process that asks the same database what no such salon can leave out: ' +
      'a search there knows how long the services take; a booking locks its day, prices the cart, gives back',
    'the other hold of the customer, looks who is free, and writes visit, history and job in one transaction.',
    '',
    ...rows.map(verdict),
    '',
  ];
  writeResults(lines);
}
