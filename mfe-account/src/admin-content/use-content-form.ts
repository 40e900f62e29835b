import { CONTENT_FIELDS, type ContentItem, messages } from '@salon/contracts';
import { useState } from 'react';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { contentFormOf, type FormValue, requestOf } from './content.rules.js';
import type { ContentKind } from './content-kinds.js';
import { useSaveContent } from './use-content.js';

export interface ContentFormProps {
  kind: ContentKind;
  /** Null for a new item. */
  item: ContentItem | null;
  /** Hears whether anything is typed that is not saved. */
  onDirty(isDirty: boolean): void;
  onSaved(): void;
}

/** What is typed, and the item it began with. */
function useDraft({ kind, item, onDirty }: ContentFormProps) {
  const [base, setBase] = useState(item);
  const [values, setValues] = useState(() => contentFormOf(kind.name, item));
  const [isDirty, setDirty] = useState(false);
  const markDirty = (is: boolean) => {
    setDirty(is);
    onDirty(is);
  };
  // What was saved elsewhere is shown, unless something is typed: then only what differs from the item as it was is sent.
  if (item !== base && !isDirty) {
    setBase(item);
    setValues(contentFormOf(kind.name, item));
  }
  const type = (name: string, value: FormValue) => {
    setValues((before) => ({ ...before, [name]: value }));
    markDirty(true);
  };
  return { base, values, type, markDirty };
}

/** What is wrong with a form; `blamed` counts the times something was found. */
function useProblems() {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [blamed, setBlamed] = useState(0);
  const blame = (problems: Partial<Record<string, string>>) => {
    setErrors(problems);
    if (Object.keys(problems).length > 0) setBlamed((times) => times + 1);
  };
  const forget = (name: string) => setErrors((before) => ({ ...before, [name]: undefined }));
  return { errors, blamed, blame, forget };
}

/** The values of a content form, what is wrong with them, and how they are saved. */
export function useContentForm(props: ContentFormProps) {
  const { kind, onSaved } = props;
  const { base, values, type, markDirty } = useDraft(props);
  const { errors, blamed, blame, forget } = useProblems();
  const [sentence, setSentence] = useState<string | null>(null);
  const [uploads, setUploads] = useState(0);
  const save = useSaveContent(kind, base, () => {
    markDirty(false);
    onSaved();
  });
  const change = (name: string, value: FormValue) => {
    forget(name);
    type(name, value);
  };
  const submit = () => {
    const { problems, body } = requestOf(kind.name, base, values);
    setSentence(null);
    blame(problems);
    if (Object.keys(problems).length > 0 || uploads > 0) return;
    save.mutate(body, {
      onError: (error) => {
        const failure = formErrorsOf(error, Object.keys(CONTENT_FIELDS[kind.name]), messages.contentSaveFailed);
        blame(failure.fields);
        setSentence(failure.sentence);
      },
    });
  };
  const noteUpload = (isBusy: boolean) => setUploads((running) => running + (isBusy ? 1 : -1));
  const state = { values, errors, sentence, blamed, isUploading: uploads > 0, isSaving: save.isPending };
  return { ...state, change, submit, noteUpload };
}
