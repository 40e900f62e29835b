/** One change of what is current, as the store keeps it. */
export interface Step {
  action: 'promote' | 'rollback' | 'disable';
  /** The release it was about: promoted, gone back to, or disabled. */
  version: string;
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
}

const ACTIONS = ['promote', 'rollback', 'disable'];

/** What the steps lead to, oldest first: a promotion of another version is put on top, a rollback takes the top away; both end a disablement. */
export function currentOf(steps: readonly Step[]): Current {
  const versions: string[] = [];
  for (const { action, version } of steps) {
    if (action === 'promote' && versions.at(-1) !== version) versions.push(version);
    if (action === 'rollback') versions.pop();
  }
  return { version: versions.at(-1), earlier: versions.at(-2), isDisabled: steps.at(-1)?.action === 'disable' };
}

/** @throws Error when it is not a history */
export function readHistory(text: string): Step[] {
  const { history } = JSON.parse(text) as { history?: unknown };
  if (!Array.isArray(history) || !history.every(isStep)) throw new Error('it is not a history of releases');
  return history;
}

const isStep = (value: unknown): value is Step => {
  const { action, version } = (value ?? {}) as Partial<Step>;
  return typeof action === 'string' && ACTIONS.includes(action) && typeof version === 'string';
};
