import { messages, type Policy, POLICY_NAMES, type Versioned } from '@salon/contracts';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { putPolicy } from './policy.api.js';
import { isConflict } from '../admin-conflict/is-conflict.js';
import { readAgain } from '../admin-conflict/read-again.js';
import { chosenOf, type Difference, differencesOf, type Side } from '../admin-conflict/conflict.rules.js';
import { draftOf, readDraft } from './policy-draft.rules.js';
import { policyQuery } from './policy.queries.js';

type Problems = Partial<Record<keyof Policy, string>>;

/** The typed values, the state that another user saved meanwhile, and their differences. */
export interface PolicyConflict {
  mine: Policy;
  theirs: Versioned<Policy>;
  differences: Difference<keyof Policy>[];
}

/** The typed values, and the policy they started from; a newer saved policy is shown unless something is typed. */
function useDraft(policy: Versioned<Policy>) {
  const [base, setBase] = useState(policy);
  const [draft, setDraft] = useState(() => draftOf(policy));
  const isDirty = POLICY_NAMES.some((name) => draft[name] !== String(base[name]));
  const begin = (from: Versioned<Policy>) => {
    setBase(from);
    setDraft(draftOf(from));
  };
  if (policy.version !== base.version && !isDirty) begin(policy);
  return { base, draft, setDraft, isDirty, begin };
}

/** Saves the policy; what another user has saved meanwhile is compared with it instead of overwritten. */
function useSaving({ base, begin }: Pick<ReturnType<typeof useDraft>, 'base' | 'begin'>) {
  const [errors, setErrors] = useState<Problems>({});
  const [sentence, setSentence] = useState<string | null>(null);
  const [conflict, setConflict] = useState<PolicyConflict | null>(null);
  const client = useQueryClient();
  const done = useDoneToast();
  const fail = (error: unknown): void => {
    const failure = formErrorsOf(error, POLICY_NAMES, messages.contentSaveFailed);
    setConflict(null);
    setErrors(failure.fields);
    setSentence(failure.sentence);
  };
  const compare = async (error: unknown, { version: _version, ...mine }: Versioned<Policy>): Promise<void> => {
    const theirs = await readAgain(client, policyQuery.queryKey);
    if (!theirs) return fail(error);
    const differences = differencesOf<Policy>(base, mine, theirs);
    if (differences.length > 0) return setConflict({ mine, theirs, differences });
    begin(theirs);
  };
  const save = useMutation({
    mutationFn: putPolicy,
    onSuccess: (reply) => {
      setConflict(null);
      client.setQueryData(policyQuery.queryKey, reply.data.policy);
      begin(reply.data.policy);
      // Does not wait for the refetch: the form is saved.
      void done(reply);
    },
    onError: (error, sent) => (isConflict(error) ? compare(error, sent).catch(fail) : fail(error)),
  });
  return { save, errors, setErrors, sentence, setSentence, conflict, setConflict };
}

/** The form of the policy: values, problems, saving, and conflicts. */
export function usePolicyForm(policy: Versioned<Policy>) {
  const { base, draft, setDraft, isDirty, begin } = useDraft(policy);
  const { save, setErrors, setSentence, setConflict, ...state } = useSaving({ base, begin });
  const change = (name: keyof Policy, text: string) => {
    setErrors(({ [name]: _gone, ...others }) => others);
    setDraft((before) => ({ ...before, [name]: text }));
  };
  const submit = () => {
    const { policy: typed, problems } = readDraft(draft);
    setSentence(null);
    setErrors(problems);
    if (Object.keys(problems).length === 0) save.mutate({ ...typed, version: base.version });
  };
  const settle = (chosen: Record<string, Side>) => {
    if (!state.conflict) return;
    const { mine, theirs } = state.conflict;
    save.mutate({ ...chosenOf<Policy>(mine, theirs, chosen), version: theirs.version });
  };
  const keepEditing = () => setConflict(null);
  return { ...state, draft, isDirty, isSaving: save.isPending, change, submit, settle, keepEditing };
}
