import { useSyncExternalStore } from 'react';

export interface ToastAction {
  label: string;
  run: () => void;
  /** The action can only be found in the toast: the page shows it as well, until it is used or replaced. */
  onPage?: true;
}

export interface ToastData {
  id: number;
  kind: 'success' | 'error';
  text: string;
  durationMs: number;
  action?: ToastAction | undefined;
}

const SUCCESS_MS = 2_000;
const ERROR_MS = 4_000;
/** An action needs time to be read, reached and pressed. */
const ACTION_MS = 10_000;
/** Older toasts make room for new ones. */
const MOST = 4;

interface State {
  toasts: readonly ToastData[];
  /** The latest toast whose action the page shows too. */
  onPage: ToastData | null;
}

const EMPTY: State = { toasts: [], onPage: null };
let state = EMPTY;
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Adds a toast. The same text appears once, and only the newest action is offered. */
function add(made: Omit<ToastData, 'id'>): void {
  const added = { ...made, id: ++lastId };
  const kept = state.toasts.filter(({ text, action }) => text !== added.text && !(action && added.action));
  update({
    toasts: [...kept, added].slice(-MOST),
    onPage: added.action ? (added.action.onPage ? added : null) : state.onPage,
  });
}

/** Short notes at the top of the page: 2 s when it went well, 4 s when not, 10 s with an action. */
export const toast = {
  success: (text: string, { action }: { action?: ToastAction | undefined } = {}): void =>
    add({ kind: 'success', text, action, durationMs: action ? ACTION_MS : SUCCESS_MS }),
  error: (text: string): void => add({ kind: 'error', text, durationMs: ERROR_MS }),
};

export const closeToast = (id: number): void =>
  update({ ...state, toasts: state.toasts.filter((each) => each.id !== id) });

/** Runs the action of a toast once; afterwards neither the toast nor the page offers it. */
export function runAction({ id, action }: ToastData): void {
  const isOffered = state.onPage?.id === id || state.toasts.some((each) => each.id === id);
  if (!isOffered) return;
  update({
    toasts: state.toasts.filter((each) => each.id !== id),
    onPage: state.onPage?.id === id ? null : state.onPage,
  });
  action?.run();
}

/** Removes the action shown on the page. */
export const clearPageAction = (): void => update({ ...state, onPage: null });

/** Removes everything, as when the page is loaded anew. */
export const clearToasts = (): void => update(EMPTY);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useToasts = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => EMPTY,
  );

/** The action the page shows besides the toast: what it is about, its label, and the way to run it. */
export function usePageAction(): { text: string; label: string; run: () => void } | null {
  const { onPage } = useToasts();
  if (!onPage?.action) return null;
  return { text: onPage.text, label: onPage.action.label, run: () => runAction(onPage) };
}
