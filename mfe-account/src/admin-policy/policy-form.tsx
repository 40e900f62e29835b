import { messages, type Policy, POLICY_FIELDS, POLICY_NAMES, policyProblems, type Versioned } from '@salon/contracts';
import { salonToday } from '@salon/web-kit';
import { useQueryClient } from '@salon/web-kit/query';
import { type ReactNode, useMemo, useState } from 'react';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { refetchQuery } from '../admin-conflict/refetch-query.js';
import { type FormSource, storedOf } from '../fields-form/fields.rules.js';
import { FieldsForm } from '../fields-form/fields-form.js';
import { bodyOf, type FormValues } from '../fields-form/form-values.rules.js';
import { LeaveGuard } from '../screen/leave-guard.js';
import { putPolicy } from './policy.api.js';
import { policyEffects } from './policy-effects.js';
import { POLICY_GROUPS } from './policy-groups.js';
import { policyQuery } from './policy.queries.js';

/** The calls with which the form reads and saves; the server takes the whole policy. */
function useSource(policy: Versioned<Policy>): FormSource {
  const client = useQueryClient();
  const done = useDoneToast();
  const stored = useMemo(() => storedOf(policy), [policy]);
  return {
    form: 'policy',
    fields: POLICY_FIELDS,
    stored,
    problemsOf: (body) => policyProblems(body, policy),
    save: async (body) => {
      const reply = await putPolicy({ ...policy, ...body });
      client.setQueryData(policyQuery.queryKey, reply.data.policy);
      // Does not wait for the refetch: the form is saved.
      void done(reply);
    },
    reread: async () => {
      const found = await refetchQuery(client, policyQuery.queryKey);
      return found ? storedOf(found) : null;
    },
    failed: messages.contentSaveFailed,
  };
}

/** The effect of each typed value; none of an invalid one, whose stored value is used where other effects need it. */
function effectsOf(values: FormValues, stored: Policy): Record<string, ReactNode> {
  const typed = bodyOf(POLICY_FIELDS, values) as unknown as Policy;
  const problems = policyProblems({ ...typed }, stored);
  const wrong = Object.fromEntries(Object.keys(problems).map((name) => [name, stored[name as keyof Policy]]));
  const effects = policyEffects({ ...typed, ...wrong }, salonToday());
  const effectOf = (name: keyof Policy) => (
    <span className="policy-effect" aria-live="polite">
      {name in problems ? '' : effects[name]}
    </span>
  );
  return Object.fromEntries(POLICY_NAMES.map((name) => [name, effectOf(name)]));
}

/** The policy with the effect of each rule beside it. */
export function PolicyForm({ policy }: { policy: Versioned<Policy> }) {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <FieldsForm
        source={useSource(policy)}
        onDirty={setDirty}
        onSaved={() => undefined}
        saveLabel="Save"
        groups={POLICY_GROUPS}
        hintsOf={(values) => effectsOf(values, policy)}
      />
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}
