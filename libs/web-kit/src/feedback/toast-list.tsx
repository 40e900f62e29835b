import { Toast } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { closeToast, runAction, type ToastData } from './toast.js';

/** Longer than any navigation takes. Not Infinity, which leaves Radix's timer running. */
const HELD_MS = 120_000;

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

/** The toasts: top centre, announced politely. F8 moves the focus to them; hover and focus pause their time. */
export function ToastList({ toasts, isHeld }: { toasts: readonly ToastData[]; isHeld: boolean }) {
  const before = useRef<HTMLElement | null>(null);
  /** The list takes the focus at F8, and from a toast that closes: then it goes back to where it was before F8. */
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget as HTMLElement | null;
      return;
    }
    before.current?.focus();
    before.current = null;
  };
  return (
    <Toast.Provider swipeDirection="up">
      {toasts.map((data) => (
        <One key={data.id} data={data} isHeld={isHeld} />
      ))}
      <Toast.Viewport className="toasts" onFocus={onFocus} />
    </Toast.Provider>
  );
}
