import { type Policy, POLICY_NAMES, policyProblems, type Versioned } from '@salon/contracts';

/** The typed values, by field. */
export type PolicyDraft = Readonly<Record<keyof Policy, string>>;

const recordOf = <Value>(of: (name: keyof Policy) => Value) =>
  Object.fromEntries(POLICY_NAMES.map((name) => [name, of(name)])) as Record<keyof Policy, Value>;

export const draftOf = (policy: Policy): PolicyDraft => recordOf((name) => String(policy[name]));

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '')));

/** The typed policy with its problems. */
export function readDraft(draft: PolicyDraft): { policy: Policy; problems: ReturnType<typeof policyProblems> } {
  const policy = recordOf((name) => numberOf(draft[name]));
  return { policy, problems: policyProblems({ ...policy }) };
}

export interface Conflict {
  name: keyof Policy;
  mine: number;
  theirs: number;
  /** The default choice: theirs where only they changed it. */
  chosen: 'mine' | 'theirs';
}

/**
 * The fields in which the typed values and those saved by another user differ. @param base the policy that both edits
 * started from
 */
export const conflictsOf = (base: Policy, mine: Policy, theirs: Policy): Conflict[] =>
  POLICY_NAMES.filter((name) => mine[name] !== theirs[name]).map((name) => ({
    name,
    mine: mine[name],
    theirs: theirs[name],
    chosen: mine[name] === base[name] ? 'theirs' : 'mine',
  }));

/** Their policy with the chosen fields of mine, ready to be saved. */
export const merged = (theirs: Versioned<Policy>, choices: readonly Conflict[]): Versioned<Policy> => ({
  ...theirs,
  ...Object.fromEntries(choices.flatMap(({ name, mine, chosen }) => (chosen === 'mine' ? [[name, mine]] : []))),
});
