import { messages } from '@salon/contracts';
import { toast } from '@salon/web-kit';
import { isResponseLost } from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';
import { isConflict } from '../admin-conflict/is-conflict.js';
import { chosenOf, type Difference, differencesOf, type Side } from '../admin-conflict/conflict.rules.js';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { comparableOf, type FormValue, type FormValues, formValuesOf } from './form-values.rules.js';
import { draftOf, fieldsRequest, type FormDraft, type FormSource, startOf, type Stored } from './fields.rules.js';
import { useDropOnLeave, useFormDrafts } from './form-drafts.js';

export interface FieldsFormProps {
  source: FormSource;
  /** Called with whether there is unsaved input. */
  onDirty(isDirty: boolean): void;
  /** Called when saving begins and ends. */
  onBusy?(isBusy: boolean): void;
  onSaved(): void;
}

const valuesOf = ({ fields }: FormSource, stored: Stored | null): FormValues =>
  formValuesOf(fields, stored?.values ?? {});

type Draft = ReturnType<typeof useDraft>;

/** The typed values, and the values they started from. */
function useDraft({ source, onDirty }: FieldsFormProps) {
  const drafts = useFormDrafts();
  const [restored, setRestored] = useState(() => {
    const draft = drafts.read();
    return draft?.form === source.form ? draft : null;
  });
  const [[base, values], setStart] = useState(() => startOf(source, restored));
  const [isDirty, setDirty] = useState(restored !== null);
  useDropOnLeave(isDirty);
  useEffect(() => {
    if (restored) onDirty(true);
  }, [restored, onDirty]);
  const mark = (draft: FormDraft | null) => {
    drafts.keep(draft);
    setDirty(draft !== null);
    onDirty(draft !== null);
    if (!draft) setRestored(null);
  };
  const begin = (stored: Stored | null, wanted = valuesOf(source, stored)) => setStart([stored, wanted]);
  // A newer stored state replaces the values, unless something is typed: then only the differences from the original
  // values are sent.
  if (source.stored !== base && !isDirty) begin(source.stored);
  const type = (name: string, value: FormValue) => {
    setStart(([from, before]) => [from, { ...before, [name]: value }]);
    mark(draftOf(source, base, { ...values, [name]: value }));
  };
  return { base, values, type, begin, isRestored: restored !== null, markSaved: () => mark(null) };
}

/** The problems of a form, and the number of its failed submits. */
function useProblems() {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [sentence, setSentence] = useState<string | null>(null);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const showErrors = (problems: Partial<Record<string, string>>, message: string | null = null) => {
    setErrors(problems);
    setSentence(message);
    if (message !== null || Object.keys(problems).length > 0) setFailedSubmits((times) => times + 1);
  };
  const clearError = (name: string) => setErrors((before) => ({ ...before, [name]: undefined }));
  return { errors, sentence, failedSubmits, showErrors, clearError };
}

/** The state that another user has saved meanwhile, and its differences. */
interface Meanwhile {
  theirs: Stored;
  differences: Difference[];
}

/** What was sent: the values of the form, the state they started from, and the fields to save. */
interface Sent {
  values: FormValues;
  from: Stored | null;
  body: Record<string, unknown>;
}

/** Says why saving failed. */
function useFailures({ fields, failed }: FormSource, showErrors: ReturnType<typeof useProblems>['showErrors']) {
  const client = useQueryClient();
  return {
    fail: (error: unknown): void => {
      const failure = formErrorsOf(error, Object.keys(fields), failed);
      showErrors(failure.fields, failure.sentence);
    },
    /** Another try would create a second one; the list behind the form shows the first. */
    failToCreate: (): void => {
      showErrors({}, messages.mayBeCreated);
      void client.invalidateQueries();
    },
  };
}

/** Sends a form; a state that another user has saved meanwhile is compared with it instead of overwritten. */
function useSaving({ source, onBusy, onSaved }: FieldsFormProps, { begin, markSaved }: Draft) {
  const { showErrors, ...problems } = useProblems();
  const { fail, failToCreate } = useFailures(source, showErrors);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const finish = (): void => {
    markSaved();
    onSaved();
  };
  const compare = async ({ values, from }: Sent): Promise<void> => {
    const theirs = await source.reread();
    if (!theirs) return onSaved();
    const compared = (each: FormValues) => comparableOf(source.fields, each);
    const before = compared(valuesOf(source, from));
    const differences = differencesOf(before, compared(values), compared(valuesOf(source, theirs)));
    if (differences.length > 0) return setMeanwhile({ theirs, differences });
    begin(theirs);
    finish();
  };
  const save = useMutation({
    mutationFn: ({ body, from }: Sent) =>
      source.save({ ...body, ...(from?.version !== undefined && { version: from.version }) }),
    onMutate: () => onBusy?.(true),
    onSettled: () => onBusy?.(false),
    onSuccess: finish,
    onError: (error, sent) => {
      if (isConflict(error)) return compare(sent).catch(fail);
      return sent.from === null && isResponseLost(error) ? failToCreate() : fail(error);
    },
  });
  const send = (values: FormValues, from: Stored | null): void => {
    const { problems: found, body } = fieldsRequest(source, from, values);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    if (Object.keys(body).length > 0) return save.mutate({ values, from, body });
    toast.success(messages.nothingChanged);
    finish();
  };
  return { ...problems, showErrors, isSaving: save.isPending, send, meanwhile, setMeanwhile };
}

/** The values of a form, their problems, and saving. */
export function useFieldsForm(props: FieldsFormProps) {
  const { source } = props;
  const draft = useDraft(props);
  const { base, values, type, begin, isRestored, markSaved } = draft;
  const { clearError, showErrors, send, meanwhile, setMeanwhile, ...state } = useSaving(props, draft);
  const [uploads, setUploads] = useState(0);
  const choose = (chosen: Record<string, Side>) => {
    if (!meanwhile) return;
    const wanted = chosenOf(values, valuesOf(source, meanwhile.theirs), chosen);
    setMeanwhile(null);
    begin(meanwhile.theirs, wanted);
    send(wanted, meanwhile.theirs);
  };
  return {
    ...state,
    values,
    isRestored,
    isUploading: uploads > 0,
    differences: meanwhile?.differences ?? [],
    theirs: meanwhile ? valuesOf(source, meanwhile.theirs) : {},
    change: (name: string, value: FormValue) => {
      clearError(name);
      type(name, value);
    },
    submit: () => {
      if (uploads === 0) send(values, base);
    },
    noteUpload: (isBusy: boolean) => setUploads((running) => running + (isBusy ? 1 : -1)),
    discard: () => {
      begin(source.stored);
      markSaved();
      showErrors({});
    },
    choose,
    stay: () => setMeanwhile(null),
  };
}
