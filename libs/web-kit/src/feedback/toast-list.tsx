import { Toast } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeToast, runAction, type ToastData } from './toast.js';

/** Longer than any navigation takes. Not Infinity, which leaves Radix's timer running. */
const HELD_MS = 120_000;

const FOCUS = ['focusin', 'focusout'] as const;

const MARKS: Record<ToastData['kind'], string> = {
  success: 'M5.5 10.5l3 3 6-7',
  info: 'M10 9.5v5m0-8.5v.5',
  error: 'M6.5 6.5l7 7m0-7l-7 7',
};

const Mark = ({ kind }: Pick<ToastData, 'kind'>) => (
  <svg className={`toast__mark toast__mark--${kind}`} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="10" fill="currentColor" />
    <path
      d={MARKS[kind]}
      fill="none"
      stroke="var(--toast)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

function One({ data, isHeld }: { data: ToastData; isHeld: boolean }) {
  const { id, kind, text, action, durationMs } = data;
  return (
    <Toast.Root
      className="toast"
      type="background"
      duration={isHeld ? HELD_MS : durationMs}
      onOpenChange={(open) => !open && closeToast(id)}
      // Radix leaves an Escape alone that an open dialog has prevented.
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.parentElement?.focus();
        closeToast(id);
      }}
    >
      <Mark kind={kind} />
      <Toast.Title>{text}</Toast.Title>
      {action && (
        <Toast.Action asChild altText={action.label}>
          <button type="button" className="toast__action" onClick={() => runAction(data)}>
            {action.label}
          </button>
        </Toast.Action>
      )}
    </Toast.Root>
  );
}

/** The list takes the focus from a toast that closes: then it goes back to where it was before the toasts had it. */
function useFocusBefore() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const viewport = list.current;
    let before: EventTarget | null = null;
    // Events of React do not bubble to the list: the toasts are portals.
    const follow = ({ type, target, relatedTarget }: FocusEvent) => {
      const isWithin = viewport?.contains(relatedTarget as Node | null);
      if (type === 'focusout') before = isWithin ? before : null;
      else if (target === viewport && isWithin) (before as HTMLElement | null)?.focus();
      else if (!viewport?.parentElement?.contains(relatedTarget as Node | null)) before = relatedTarget;
    };
    for (const type of FOCUS) viewport?.addEventListener(type, follow);
    return () => {
      for (const type of FOCUS) viewport?.removeEventListener(type, follow);
    };
  }, []);
  return list;
}

/**
 * Lets the focus reach the toasts while a modal dialog is open: the dialog's focus trap listens on the document, so it
 * does not see a focus that goes to them. Leaving them leads back into the dialog.
 */
function useFocusDespiteDialogs(list: RefObject<HTMLOListElement | null>) {
  useEffect(() => {
    const root = document.documentElement;
    const pass = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (list.current?.hasChildNodes() && list.current.contains(to as Node | null)) event.stopPropagation();
    };
    for (const type of FOCUS) root.addEventListener(type, pass);
    return () => {
      for (const type of FOCUS) root.removeEventListener(type, pass);
    };
  }, [list]);
}

/** The toasts: top centre, announced politely. F8 moves the focus to them; hover and focus pause their time. */
export function ToastList({ toasts, isHeld }: { toasts: readonly ToastData[]; isHeld: boolean }) {
  const list = useFocusBefore();
  useFocusDespiteDialogs(list);
  return (
    <Toast.Provider swipeDirection="up">
      {toasts.map((data) => (
        <One key={data.id} data={data} isHeld={isHeld} />
      ))}
      {/*
       * A dialog hides what is in the body when it opens, except live regions: the list is one, and no part of the page
       * that a dialog has hidden before this code was loaded. Radix announces each toast elsewhere.
       */}
      {createPortal(<Toast.Viewport ref={list} className="toasts" aria-live="off" />, document.body)}
    </Toast.Provider>
  );
}
