import { type Policy, POLICY_NAMES, policyProblems } from '@salon/contracts';
import { amountOf } from '../fields-form/amount.rules.js';

/** The typed values, by field. */
export type PolicyDraft = Readonly<Record<keyof Policy, string>>;

const recordOf = <Value>(of: (name: keyof Policy) => Value) =>
  Object.fromEntries(POLICY_NAMES.map((name) => [name, of(name)])) as Record<keyof Policy, Value>;

export const draftOf = (policy: Policy): PolicyDraft => recordOf((name) => String(policy[name]));

/** The typed policy with its problems. */
export function readDraft(draft: PolicyDraft): { policy: Policy; problems: ReturnType<typeof policyProblems> } {
  const policy = recordOf((name) => amountOf(draft[name]));
  return { policy, problems: policyProblems({ ...policy }) };
}
