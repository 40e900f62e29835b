import { Button, Notice } from '@salon/ui';
import { readToken, useSession } from '@salon/web-kit';
import { dropDraft, keepDraft, restoreDraft } from '@salon/web-kit/queries';
import { useLocation } from '@salon/web-kit/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormDraft } from './fields.rules.js';

/**
 * What this user has typed into a form of this page: it outlives the session, and is removed by a sign-out.
 * @param source instead of this page, for a form that several pages show
 */
export function useFormDrafts(source?: string) {
  const { pathname } = useLocation();
  const page = source ?? pathname;
  const { user } = useSession();
  return {
    user,
    read(): FormDraft | null {
      let draft: FormDraft | null = null;
      if (user) restoreDraft(page, user._id, (_name, text) => (draft = JSON.parse(text) as FormDraft));
      return draft;
    },
    keep(draft: { form: string; typed: unknown } | null): void {
      if (!draft) dropDraft();
      else if (user) keepDraft(page, user._id, { draft: JSON.stringify(draft) });
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

/** Keeps what is typed into a form that is no FieldsForm, as JSON, while it is unsaved. @param form of its source */
export function useDraft(form: string, typed: unknown, isDirty: boolean, source?: string): void {
  const { keep } = useFormDrafts(source);
  const text = isDirty ? JSON.stringify(typed) : null;
  const store = useEffectEvent(() => keep({ form, typed }));
  useEffect(() => {
    if (text !== null) store();
  }, [text]);
  useDropOnLeave(isDirty);
}

/** Whether a form has its draft, until it has no unsaved input. @param isFilled when it opens */
export function useRestored(isDirty: boolean, isFilled = false) {
  const [isRestored, setRestored] = useState(isFilled);
  if (isRestored && !isDirty) setRestored(false);
  return { isRestored, setRestored };
}

/**
 * Opens or fills the form of this page that has a draft, once its objects are loaded.
 * @param reopen gets `form` of its source, and what was typed: of an older release it may have any shape
 */
export function useReopenedForm(
  isReady: boolean,
  reopen: (form: string, typed: unknown) => void,
  source?: string,
): void {
  const { user, read } = useFormDrafts(source);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || !user || isDone.current) return;
    isDone.current = true;
    const draft = read();
    if (draft) reopen(draft.form, draft.typed);
  });
}

/**
 * Whether a value has each field of a sample, of its type. Null in a sample is any value, and its arrays have one item.
 */
export function isLike<Sample>(sample: Sample, value: unknown): value is Sample {
  if (sample === null) return true;
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((each) => isLike<unknown>(sample[0], each));
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(sample).every(([name, each]) => isLike<unknown>(each, fields[name]));
}

interface NoticeProps {
  disabled?: boolean;
  onDiscard(): void;
}

const focusFirstField = (around: Element | null | undefined): void =>
  around?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled')?.focus();

/**
 * Says that a form has its draft, which can be discarded; the focus then is on the first field around it. A dialog opens
 * with the focus there, too: it would be on 'Discard'.
 */
export function RestoredNotice({ disabled, onDiscard }: NoticeProps) {
  const discard = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const around = discard.current?.closest('form, section');
    if (around?.closest('[role="dialog"]')) focusFirstField(around);
  }, []);
  return (
    <Notice>
      What you had typed here is back. It is not saved yet.{' '}
      <Button
        ref={discard}
        variant="text"
        disabled={disabled}
        onClick={({ currentTarget }) => {
          const around = currentTarget.closest('form, section');
          onDiscard(); // The button is removed.
          focusFirstField(around);
        }}
      >
        Discard
      </Button>
    </Notice>
  );
}
