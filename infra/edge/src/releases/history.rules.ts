/** One change of what is current, as the store keeps it. */
export interface Step {
  /**
   * `candidate` has a name of its own: an edge that does not know it keeps the current release, and does not show the
   * candidate to everybody.
   */
  action: 'promote' | 'candidate' | 'rollback' | 'disable';
  /** The release it was about: promoted, gone back to or kept, or disabled. */
  version: string;
  /** Share of the visitors that a candidate is for, a whole number from 0 (testers only) to 99. */
  percent?: number;
  by: string;
  /** ISO 8601. */
  at: string;
}

/** Which release of a remote visitors get. */
export interface Current {
  /** Undefined before the first promotion. */
  version: string | undefined;
  /** The release that a rollback goes to. */
  earlier: string | undefined;
  isDisabled: boolean;
  /** The release that a part of the visitors get instead. */
  candidate: { version: string; percent: number } | undefined;
}

const ACTIONS = ['promote', 'candidate', 'rollback', 'disable'];

/**
 * What the steps lead to, oldest first: a promotion of another version is put on top, a rollback takes the top away;
 * both end a disablement.
 * A candidate changes neither, and ends with the next step; a rollback does nothing but end it.
 */
export function currentOf(steps: readonly Step[]): Current {
  const versions: string[] = [];
  let candidate: Current['candidate'];
  for (const { action, version, percent = 0 } of steps) {
    if (action === 'promote' && versions.at(-1) !== version) versions.push(version);
    if (action === 'rollback' && candidate === undefined) versions.pop();
    candidate = action === 'candidate' ? { version, percent } : undefined;
  }
  return {
    version: versions.at(-1),
    earlier: versions.at(-2),
    isDisabled: steps.at(-1)?.action === 'disable',
    candidate,
  };
}

/** The text that keeps these steps. */
export const historyText = (history: readonly Step[]): string => `${JSON.stringify({ history }, null, 2)}\n`;

/** The steps in such a text; none without one, before the first promotion. @throws Error when it is not a history */
export function readHistory(text: string | undefined): Step[] {
  if (text === undefined) return [];
  const { history } = JSON.parse(text) as { history?: unknown };
  if (!Array.isArray(history) || !history.every(isStep)) throw new Error('it is not a history of releases');
  return history;
}

const isStep = (value: unknown): value is Step => {
  const { action, version, percent } = (value ?? {}) as Partial<Step>;
  if (typeof action !== 'string' || !ACTIONS.includes(action) || typeof version !== 'string') return false;
  return action === 'candidate' ? isPercent(percent) : percent === undefined;
};

/** A share of the visitors that leaves some with the current release. */
export const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100;
