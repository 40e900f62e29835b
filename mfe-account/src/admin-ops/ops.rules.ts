import {
  type DeadJob,
  type DeployedApp,
  type OpsPart,
  type OpsService,
  type QueueTask,
  REMOTES,
  type VersionInfo,
} from '@salon/contracts';
import { counted, DAY_MINUTES, listed, shortDuration } from '@salon/kernel';

/** The separately deployed screens. */
export const SCREENS = ['shell', ...REMOTES] as const;
export type ScreenName = (typeof SCREENS)[number];

/** The build that this browser gets of a screen; null when its files are not served. */
export interface DeployedScreen {
  name: ScreenName;
  version: Pick<VersionInfo, 'commit' | 'builtAt'> | null;
}

export interface ScreenState extends DeployedScreen {
  isServed: boolean;
  /** The version that most visitors get; null when it is not known. */
  release: string | null;
  /** The newest release is refused. */
  hasProblem: boolean;
  /** In words: a release that some visitors get instead, and why the newest is not served. */
  remarks: string[];
}

/** What the edge says of the screens, beside what this browser gets. */
export const screenStatesOf = (screens: readonly DeployedScreen[], apps: readonly DeployedApp[] = []): ScreenState[] =>
  screens.map((screen) => {
    const app = apps.find(({ name }) => name === screen.name);
    return {
      ...screen,
      isServed: screen.version !== null && app?.version !== null,
      release: app?.version?.split('+')[0] ?? null,
      hasProblem: typeof app?.problem === 'string',
      remarks: [candidateWords(app?.candidate), app?.problem].filter((each) => typeof each === 'string'),
    };
  });

const candidateWords = (candidate?: DeployedApp['candidate']): string | undefined => {
  if (!candidate) return undefined;
  const visitors = candidate.percent === 0 ? 'testers only' : `${candidate.percent} % of the visitors`;
  return `${candidate.version} for ${visitors}`;
};

export const PART_NAMES: Readonly<Record<OpsPart['name'] | 'edge', string>> = {
  edge: 'Web server',
  bff: 'The API',
  catalog: 'Menu and content',
  account: 'Accounts',
  booking: 'Visits and payments',
};

export const SCREEN_NAMES: Readonly<Record<ScreenName, string>> = {
  shell: 'Frame and home page',
  catalog: 'Menu and gallery',
  account: 'Sign-in and salon',
  booking: 'Cart and booking',
};

const CHECKS: Readonly<Record<string, string>> = {
  database: 'the database',
  jobs: 'the queue',
  process: 'the process itself',
  replica: 'the read replica',
};

/** What of a process does not work, in words: 'the database and the queue'. */
export const failingOf = (checks: OpsPart['checks']): string =>
  listed(
    Object.entries(checks)
      .filter(([, state]) => state !== 'ok')
      .map(([name]) => CHECKS[name] ?? name),
  );

const REVISION = /^[0-9a-f]{7,40}$/;

/** The first seven digits of a git revision, as git shows it; null when it is not known. */
export const revisionOf = (version: string | null): string | null =>
  version !== null && REVISION.test(version) ? version.slice(0, 7) : null;

/** How long something waits: 'a moment', '12 s', '5 min', '3 h 20 min', '2 days'. */
export function waitOf(seconds: number): string {
  if (seconds < 1) return 'a moment';
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < DAY_MINUTES ? shortDuration(minutes) : counted(Math.floor(minutes / DAY_MINUTES), 'day');
}

/** A part of the site with the queue of a service. */
interface ServicePart extends OpsPart {
  name: OpsService;
}

export const servicesOf = (parts: readonly OpsPart[]): ServicePart[] =>
  parts.filter((part): part is ServicePart => part.name !== 'bff');

/** The given-up jobs of one task of a service. */
export interface DeadGroup {
  part: OpsService;
  task: string;
  asOf: string;
  /** The first given up first; not more than are shown. */
  jobs: DeadJob[];
  total: number;
}

/** By service and task, whose job was given up first first. */
export const deadGroupsOf = (parts: readonly OpsPart[]): DeadGroup[] =>
  servicesOf(parts)
    .flatMap(({ name, queue }) =>
      (queue?.tasks ?? [])
        .map(({ task, dead }): DeadGroup => {
          const jobs = queue?.dead.filter((job) => job.task === task) ?? [];
          return { part: name, task, asOf: queue?.asOf ?? '', jobs, total: Math.max(dead, jobs.length) };
        })
        .filter(({ jobs }) => jobs.length > 0),
    )
    .sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1));

const firstOf = ({ jobs }: DeadGroup): string => jobs[0]?.givenUpAt ?? '';

/** Tasks of all services that hold jobs which are not given up. */
export const waitingTasksOf = (parts: readonly OpsPart[]): (QueueTask & { part: OpsService })[] =>
  servicesOf(parts).flatMap(({ name, queue }) =>
    (queue?.tasks ?? []).filter(({ due, later }) => due + later > 0).map((task) => ({ part: name, ...task })),
  );

interface Verdict {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

const heldBack = (screens: readonly ScreenState[]): string => {
  const names = screens.filter(({ hasProblem }) => hasProblem).map(({ name }) => `“${SCREEN_NAMES[name]}”`);
  return names.length === 0 ? '' : `The newest release of ${listed(names)} is not served.`;
};

/** A process can work without an optional part. */
const withoutParts = (parts: readonly OpsPart[]): string =>
  parts
    .filter(({ status, checks }) => status === 'ok' && failingOf(checks) !== '')
    .map(({ name, checks }) => `“${PART_NAMES[name]}” works without ${failingOf(checks)}.`)
    .join(' ');

/** The site in one sentence: what is down first, then what was given up. */
export function verdictOf(parts: readonly OpsPart[], screens: readonly ScreenState[]): Verdict {
  const down = [
    ...parts.filter(({ status }) => status === 'down').map(({ name }) => PART_NAMES[name]),
    ...screens.filter(({ isServed }) => !isServed).map(({ name }) => SCREEN_NAMES[name]),
  ];
  const dead = deadGroupsOf(parts).reduce((sum, { total }) => sum + total, 0);
  const given = dead === 0 ? '' : dead === 1 ? 'One job was given up.' : `${dead} jobs were given up.`;
  const downText = down.length === 0 ? '' : `Down: ${listed(down.map((name) => `“${name}”`))}.`;
  if (downText !== '') return { tone: 'danger', text: [downText, given].filter(Boolean).join(' ') };
  const failing = waitingTasksOf(parts).reduce((sum, task) => sum + task.failing, 0);
  const tried = failing === 0 ? '' : `${counted(failing, 'job')} failed again and again and will be tried again.`;
  const unread = servicesOf(parts).some(({ queue }) => queue === null);
  const missing = unread ? 'A queue cannot be read at the moment.' : '';
  const warnings = [given, tried, missing, withoutParts(parts), heldBack(screens)].filter(Boolean);
  if (warnings.length > 0) return { tone: 'warning', text: warnings.join(' ') };
  return { tone: 'success', text: 'All is well.' };
}

/** When a job was given up, how often it was tried, and what was done about it; `moment` writes an instant. */
export const deadFacts = (job: DeadJob, moment: (at: string) => string): string[] =>
  [
    `given up ${moment(job.givenUpAt)}`,
    ...(job.firstGivenUpAt === job.givenUpAt ? [] : [`for the first time ${moment(job.firstGivenUpAt)}`]),
    job.retries === 0 ? '' : job.retries === 1 ? 'run again once before' : `run again ${job.retries} times before`,
  ].filter((fact) => fact !== '');
