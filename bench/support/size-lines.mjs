import { loadavg } from 'node:os';
import { PARTS } from './call-cost.mjs';
import { madeBy } from './results.mjs';
import { SIZES } from './salon-rows.mjs';
import { SITE } from './site.mjs';
import { growth } from './stored.mjs';

/**
 * How many times its cost in the small salon a call may cost, and how long a page, a search, a report and one statement
 * of a sweep may take.
 */
const MOST = { callRatio: 1.5, pageMs: 50, searchMs: 100, reportMs: 1_000, statementMs: 1_000 };

const count = (number) => Math.round(number).toLocaleString('en-US');
const met = (isMet) => (isMet ? 'met' : 'not met');

function callLines({ calls, few, many }) {
  const rows = calls.map(({ name }, at) => {
    const ratio = many[at].cpuMs / few[at].cpuMs;
    const parts = PARTS.map((part) => many[at].parts[part].toFixed(2)).join(' | ');
    return (
      `| ${name} | ${few[at].cpuMs.toFixed(2)} | ${many[at].cpuMs.toFixed(2)} | ${ratio.toFixed(2)} ` +
      `| ${met(ratio <= MOST.callRatio)} | ${parts} | ${many[at].p50.toFixed(1)} |`
    );
  });
  return [
    `| call | small: CPU ms | large: CPU ms | ratio | at most ${MOST.callRatio} ` +
      `| ${PARTS.map((part) => `of it ${part}`).join(' | ')} | p50 ms |`,
    `|---|---|---|---|---|${PARTS.map(() => '---|').join('')}---|`,
    ...rows,
  ];
}

const timeLines = (times, mostMs) => [
  `| | pages | slowest, ms | below ${mostMs} | which |`,
  '|---|---|---|---|---|',
  ...times.map(
    ({ name, count: pages, ms, page }) =>
      `| ${name} | ${pages} | ${ms.toFixed(1)} | ${met(ms < mostMs)} ` +
      `| ${page.query ? `\`${page.query.replace(/cursor=\S+/, 'cursor=…')}\`` : ''} |`,
  ),
];

const sweepLines = (sweeps) => [
  `| retention, two years later | rows | statements | seconds | longest statement, ms | below ${MOST.statementMs} | of |`,
  '|---|---|---|---|---|---|---|',
  ...sweeps.map(
    ({ name, deleted, statements, seconds, ms, table }) =>
      `| ${name} | ${count(deleted)} | ${statements} | ${seconds.toFixed(1)} | ${ms.toFixed(0)} ` +
      `| ${met(ms < MOST.statementMs)} | ${table} |`,
  ),
];

/** Of what grows with visits, customers and reviews alike: all of it is divided by the visits. */
function storedLines(stored, size) {
  const tables = growth(stored, size.visits - SIZES.few.visits);
  const sum = (of) => tables.reduce((all, each) => all + each[of], 0);
  const some = tables.slice(0, 8).map(({ name, bytes }) => `${name} ${count(bytes)}`);
  return [
    `A visit is ${sum('rows').toFixed(1)} rows and ${count(sum('bytes'))} bytes with indexes, ` +
      `a tenth of a customer included: ${some.join(', ')}.`,
  ];
}

/** What bench/plans.md holds. */
export const planLines = ({ size, plans }) => [
  `# Plans at ${count(size.visits)} visits`,
  '',
  `${madeBy('npm run bench -- size')}: the longest statement of each call and of the slowest page of each list, ` +
    'as `EXPLAIN (ANALYZE, BUFFERS)` (logged by auto_explain).',
  ...plans.flatMap(({ name, ms, plan }) => ['', `## ${name}: ${ms.toFixed(2)} ms`, '', '```', ...plan, '```']),
];

function headLines({ size, filled }) {
  const { visits, customers, reviews } = SIZES.few;
  return [
    '## At size',
    '',
    `${madeBy('npm run bench -- size')}; ${SITE} and load on the same machine (load average ${loadavg()[0].toFixed(1)}).`,
    '',
    `Processor time of one request in a salon with ${count(visits)} visits, ${customers} customers and ` +
      `${reviews} reviews, and in one with ${count(size.visits)}, ${count(size.customers)} and ${count(size.reviews)}`,
    `(filled in ${filled.toFixed(0)} s) with their history, payments, mails and actions: the median of five rounds. ` +
      'What is older is in the past: the measured days and pages have the same visits at both sizes.',
    '',
  ];
}

/** The part of bench/results.md; a line with "not met" for each budget that is missed. */
export function sizeLines({ size, costs, filled, counted, stored, lists, searches, reports, sweeps }) {
  const { p50, p95 } = reports;
  return [
    ...headLines({ size, filled }),
    ...callLines(costs),
    '',
    ...storedLines(stored, size),
    '',
    `Every list of the admin at ${count(size.visits)} visits, through the BFF: each combination of its filters at ` +
      'the first page, in the middle and at the end. The median of five requests of the slowest page.',
    '',
    ...timeLines(lists, MOST.pageMs),
    '',
    'Searches for customers:',
    '',
    ...timeLines(searches, MOST.searchMs),
    '',
    `Reports of two years, each after a change of a visit: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms: ` +
      `${met(p95 < MOST.reportMs)} (below ${MOST.reportMs}). Their days were counted once in ${counted.toFixed(0)} s.`,
    '',
    ...sweepLines(sweeps),
    '',
    'How the database answers each: [plans.md](plans.md).',
  ];
}
