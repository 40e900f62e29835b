import { asRecord, fieldProblems, type Policy, POLICY_FIELDS, refuse, type Versioned } from '@salon/contracts';

/**
 * The checked fields of the policy and the version that was edited.
 * @throws DomainError `invalid` with a sentence for each field
 */
export function policyForm(body: unknown): Versioned<Policy> {
  const { version, ...fields } = asRecord(body);
  const errors = fieldProblems(POLICY_FIELDS, fields, true);
  if (Object.keys(errors).length > 0 || typeof version !== 'string') throw refuse('VALIDATION', { errors });
  return { ...fields, version } as unknown as Versioned<Policy>;
}
