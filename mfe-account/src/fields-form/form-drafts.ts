import { readToken, useSession } from '@salon/web-kit';
import { dropDraft, keepDraft, restoreDraft } from '@salon/web-kit/queries';
import { useLocation } from '@salon/web-kit/router';
import { useEffect, useRef } from 'react';
import type { FormDraft } from './fields.rules.js';

/** What this user has typed into a form of this page: it outlives the session, and is removed by a sign-out. */
export function useFormDrafts() {
  const { pathname } = useLocation();
  const { user } = useSession();
  return {
    user,
    read(): FormDraft | null {
      let draft: FormDraft | null = null;
      if (user) restoreDraft(pathname, user._id, (_name, text) => (draft = JSON.parse(text) as FormDraft));
      return draft;
    },
    keep(draft: FormDraft | null): void {
      if (!draft) dropDraft();
      else if (user) keepDraft(pathname, user._id, { draft: JSON.stringify(draft) });
    },
  };
}

/** Removes the draft of a form that is left with unsaved input, unless the session has ended. */
export function useDropOnLeave(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    return () => {
      if (readToken() !== null) dropDraft();
    };
  }, [isDirty]);
}

/** Opens the form of this page that has a draft, once its objects are loaded. @param reopen gets `form` of its source */
export function useReopenedForm(isReady: boolean, reopen: (form: string) => void): void {
  const { user, read } = useFormDrafts();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || !user || isDone.current) return;
    isDone.current = true;
    const draft = read();
    if (draft) reopen(draft.form);
  });
}
