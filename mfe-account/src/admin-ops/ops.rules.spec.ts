import type { DeadJob, DeployedApp, OpsPart, QueueTask } from '@salon/contracts';
import {
  deadFacts,
  deadGroupsOf,
  failingOf,
  revisionOf,
  screenStatesOf,
  verdictOf,
  waitingTasksOf,
  waitOf,
} from './ops.rules.js';

it.each([
  [0, 'a moment'],
  [12.9, '12 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 h'],
  [12_000, '3 h 20 min'],
  [86_400, '1 day'],
  [200_000, '2 days'],
])('a job that has waited %d seconds has waited %s', (seconds, words) => expect(waitOf(seconds)).toBe(words));

it.each([
  ['0123456789abcdef0123456789abcdef01234567', '0123456'],
  ['abcdef0', 'abcdef0'],
  ['unknown', null],
  ['', null],
  [null, null],
])('the revision %s is shown as %s', (version, shown) => expect(revisionOf(version)).toBe(shown));

it.each([
  [{}, ''],
  [{ database: 'ok' }, ''],
  [{ database: 'down', jobs: 'ok' }, 'the database'],
  [{ database: 'down', jobs: 'down' }, 'the database and the queue'],
  [{ database: 'down', jobs: 'down', tea: 'down' }, 'the database, the queue and tea'],
])('of the checks %j fails: %s', (checks, words) => expect(failingOf(checks as OpsPart['checks'])).toBe(words));

const job = (task: string, change: Partial<DeadJob> = {}): DeadJob => ({
  _id: '1',
  task,
  firstGivenUpAt: '2026-11-21T03:00:00.000Z',
  givenUpAt: '2026-11-21T03:00:00.000Z',
  tries: 25,
  retries: 0,
  error: '',
  ...change,
});
const task = (name: string, counts: Partial<QueueTask> = {}): QueueTask => ({
  task: name,
  due: 0,
  later: 0,
  dead: 0,
  failing: 0,
  oldestSeconds: 0,
  ...counts,
});
const part = (name: OpsPart['name'], change: Partial<OpsPart> = {}): OpsPart => ({
  name,
  status: 'ok',
  checks: {},
  version: null,
  startedAt: null,
  queue: name === 'bff' ? null : { asOf: `as of ${name}`, tasks: [], dead: [] },
  ...change,
});
const queueOf = (tasks: QueueTask[], dead: DeadJob[]) => ({ asOf: 'then', tasks, dead });
const deployed = (name: 'shell' | 'booking', isServed = true) => ({
  name,
  version: isServed ? { commit: 'abcdef0', builtAt: '' } : null,
});
const app = (name: string, change: Partial<DeployedApp> = {}): DeployedApp => ({
  name,
  version: '1.4.0',
  candidate: null,
  problem: null,
  ...change,
});
const screen = (name: 'shell' | 'booking', isServed = true, change: Partial<DeployedApp> = {}) =>
  screenStatesOf([deployed(name, isServed)], [app(name, change)])[0]!;

it.each<[string, DeployedApp[] | undefined, object]>([
  ['of a release', [app('booking')], { isServed: true, release: '1.4.0', remarks: [] }],
  ['of a build', [app('booking', { version: '0.1.0+dd5d9557' })], { isServed: true, release: '0.1.0', remarks: [] }],
  [
    'with a candidate',
    [app('booking', { candidate: { version: '1.5.0', percent: 10 } })],
    { isServed: true, remarks: ['1.5.0 for 10 % of the visitors'] },
  ],
  [
    'with a candidate for testers',
    [app('booking', { candidate: { version: '1.5.0', percent: 0 } })],
    { remarks: ['1.5.0 for testers only'] },
  ],
  [
    'whose newest release is refused',
    [app('booking', { problem: 'release 1.5.0 is refused: no key signed it' })],
    { isServed: true, hasProblem: true, remarks: ['release 1.5.0 is refused: no key signed it'] },
  ],
  [
    'that its team has disabled',
    [app('booking', { version: null, problem: 'disabled by its team' })],
    { isServed: false, release: null, remarks: ['disabled by its team'] },
  ],
  ['that the edge does not know', [app('catalog')], { isServed: true, release: null, remarks: [] }],
  ['of which an older edge says nothing', undefined, { isServed: true, release: null, remarks: [] }],
])('a screen %s', (_what, apps, state) =>
  expect(screenStatesOf([deployed('booking')], apps)[0]).toMatchObject({ ...deployed('booking'), ...state }),
);

it('given-up jobs stand by service and task, whose was given up first first, with how many there are', () => {
  const later = job('sweep', { givenUpAt: '2026-11-22T03:00:00.000Z' });
  const parts = [
    part('bff'),
    part('account', { queue: queueOf([task('sweep', { dead: 1 })], [later]) }),
    part('booking', {
      queue: queueOf([task('send-mail', { dead: 30 }), task('sweep', { due: 1 })], [job('send-mail')]),
    }),
    part('catalog', { queue: null }),
  ];
  expect(deadGroupsOf(parts).map((group) => [group.part, group.task, group.jobs.length, group.total])).toEqual([
    ['booking', 'send-mail', 1, 30],
    ['account', 'sweep', 1, 1],
  ]);
  expect(waitingTasksOf(parts).map((each) => [each.part, each.task])).toEqual([['booking', 'sweep']]);
});

const dead = (count: number) => part('booking', { queue: queueOf([task('sweep', { dead: count })], [job('sweep')]) });

it.each<[string, OpsPart[], ReturnType<typeof screen>[], 'success' | 'warning' | 'danger']>([
  ['All is well.', [part('bff'), part('booking')], [screen('shell')], 'success'],
  ['One job was given up.', [part('bff'), dead(1)], [], 'warning'],
  ['12 jobs were given up.', [dead(12)], [screen('shell')], 'warning'],
  [
    '3 jobs failed again and again and will be tried again.',
    [part('account', { queue: queueOf([task('send-code', { later: 5, failing: 3 })], []) })],
    [screen('shell')],
    'warning',
  ],
  ['A queue cannot be read at the moment.', [part('account', { queue: null })], [], 'warning'],
  [
    '“Menu and content” works without the read replica.',
    [part('bff'), part('catalog', { checks: { database: 'ok', replica: 'down' } })],
    [screen('shell')],
    'warning',
  ],
  [
    'The newest release of “Cart and booking” is not served.',
    [part('bff')],
    [screen('shell'), screen('booking', true, { problem: 'release 1.5.0 is refused' })],
    'warning',
  ],
  ['Down: “Accounts”.', [part('account', { status: 'down', queue: null })], [], 'danger'],
  [
    'Down: “Accounts” and “Cart and booking”. One job was given up.',
    [dead(1), part('account', { status: 'down' })],
    [screen('shell'), screen('booking', false)],
    'danger',
  ],
])('says: %s', (text, parts, screens, tone) => expect(verdictOf(parts, screens)).toEqual({ tone, text }));

it.each([
  [job('sweep'), ['given up on 21']],
  [
    job('sweep', { givenUpAt: '2026-11-22T03:00:00.000Z', retries: 1 }),
    ['given up on 22', 'for the first time on 21', 'run again once before'],
  ],
  [
    job('sweep', { givenUpAt: '2026-11-22T03:00:00.000Z', retries: 3 }),
    ['given up on 22', 'for the first time on 21', 'run again 3 times before'],
  ],
])('says of a job %#', (of, facts) => expect(deadFacts(of, (at) => `on ${at.slice(8, 10)}`)).toEqual(facts));
