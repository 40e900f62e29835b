import {
  asRecord,
  callRefusals,
  type Policy,
  POLICY_NAMES,
  policyProblems,
  refuse,
  type Versioned,
} from '@salon/contracts';

const KNOWN: readonly string[] = [...POLICY_NAMES, 'version'];

/**
 * The checked fields of the policy and the version that was edited.
 * @throws DomainError `invalid` with a sentence for each field
 */
export function policyForm(body: unknown): Versioned<Policy> {
  const given = asRecord(body);
  const unknown = Object.keys(given)
    .filter((name) => !KNOWN.includes(name))
    .map((name): [string, string] => [name, callRefusals.UPLOAD_UNKNOWN.text({ name: name.slice(0, 60) })]);
  const errors: Record<string, string> = { ...Object.fromEntries(unknown), ...policyProblems(given) };
  if (Object.keys(errors).length > 0 || typeof given.version !== 'string') throw refuse('VALIDATION', { errors });
  return given as unknown as Versioned<Policy>;
}
