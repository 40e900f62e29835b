import { useSyncExternalStore } from 'react';

export interface ToastAction {
  label: string;
  run: () => void;
  /** The action exists only in the toast, so the page shows it as well, until it is used or replaced. */
  onPage?: true;
}

export interface ToastData {
  id: number;
  kind: 'success' | 'info' | 'error';
  text: string;
  durationMs: number;
  action?: ToastAction | undefined;
  /** It may still be read on the page that the visitor opens next. */
  follows: boolean;
}

const SUCCESS_MS = 2_000;
/** The time to read a hint or an error. */
const READ_MS = 4_000;
/** The time to read and press an action. */
const ACTION_MS = 10_000;
/** Older toasts are removed for new ones. */
const MAX_TOASTS = 4;

interface State {
  toasts: readonly ToastData[];
  /** The newest toast whose action is also shown on the page. */
  onPage: ToastData | null;
  /** While a navigation loads, no toast closes: its time begins again on the page that it leads to. */
  isHeld: boolean;
}

const EMPTY: State = { toasts: [], onPage: null, isHeld: false };
let state = EMPTY;
let lastId = 0;
/** The toasts that were shown when the visitor last did something. */
let seen: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function update(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

interface Options {
  action?: ToastAction | undefined;
  /** The message belongs to a later navigation, even if the visitor interacts in between. */
  follows?: boolean;
  /** No earlier action is offered any more. */
  endsActions?: boolean;
}

/**
 * Adds a toast. An equal text replaces its toast and follows where that one would have; only the newest action is
 * offered.
 */
function add(
  kind: ToastData['kind'],
  text: string,
  readMs: number,
  { action, follows = action !== undefined, endsActions }: Options = {},
): void {
  const added = {
    id: ++lastId,
    kind,
    text,
    durationMs: action ? ACTION_MS : readMs,
    action,
    follows: follows || state.toasts.some((each) => each.follows && each.text === text),
  };
  const kept = state.toasts.filter((each) => each.text !== text && !(each.action && (action || endsActions)));
  update({
    ...state,
    toasts: [...kept, added].slice(-MAX_TOASTS),
    onPage: action ? (action.onPage ? added : null) : state.onPage,
  });
}

/** Short messages at the top of the page: 2 s for success, 4 s for a hint or an error, 10 s with an action. */
export const toast = {
  success: (text: string, options?: Pick<Options, 'action' | 'endsActions'>): void =>
    add('success', text, SUCCESS_MS, options),
  info: (text: string): void => add('info', text, READ_MS),
  error: (text: string, options?: Options): void => add('error', text, READ_MS, options),
};

export const closeToast = (id: number): void =>
  update({ ...state, toasts: state.toasts.filter((each) => each.id !== id) });

/** Runs the action of a toast once; then neither the toast nor the page offers it. */
export function runAction({ id, action }: ToastData): void {
  const isOffered = state.onPage?.id === id || state.toasts.some((each) => each.id === id);
  if (!isOffered) return;
  update({
    ...state,
    toasts: state.toasts.filter((each) => each.id !== id),
    onPage: state.onPage?.id === id ? null : state.onPage,
  });
  action?.run();
}

/** Offers no action any more, of the page or of a toast. */
export const clearPageAction = (): void =>
  update({ ...state, toasts: state.toasts.filter(({ action }) => !action), onPage: null });

/**
 * When the visitor interacts: the current toasts belong to this page. A later toast belongs to the next navigation.
 */
export function markToastsSeen(): void {
  seen = new Set(state.toasts.map(({ id }) => id));
}

/** After a navigation: removes the toasts of the previous page. A toast with an action stays for one navigation. */
export function leavePage(): void {
  const left = state.toasts.filter(({ id, follows }) => follows || !seen.has(id));
  update({ ...state, toasts: left.map((each) => (seen.has(each.id) ? { ...each, follows: false } : each)) });
  seen = new Set();
}

export const holdToasts = (isHeld: boolean): void => {
  if (isHeld !== state.isHeld) update({ ...state, isHeld });
};

/** Removes all toasts and the page's action. */
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

/** The action shown on the page: its text, its label, and a function that runs it. */
export function usePageAction(): { text: string; label: string; run: () => void } | null {
  const { onPage } = useToasts();
  if (!onPage?.action) return null;
  return { text: onPage.text, label: onPage.action.label, run: () => runAction(onPage) };
}
