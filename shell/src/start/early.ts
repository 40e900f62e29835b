import { useSession } from '@salon/web-kit';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What `public/start.js` notes on a drawn page until the page can answer for itself. */
interface Early {
  clicks: HTMLElement[];
  /** The last text of each field. */
  typed: Map<Field, string>;
  /** Notes no more presses. */
  stop(): void;
  /** Notes no more typing: what is typed until the texts are told again is told with them. */
  hush(): void;
}

/** Milliseconds in which what a press began has come about: what was typed belongs to the page after it. */
const SETTLE_MS = 100;

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * What was pressed and typed before the page was awake and knew its visitor happens then, on the very elements it was meant for.
 * `isLeaving`: whether a press has begun to lead to another page; what was typed on this one must not call it back.
 */
export function useEarly(isLeaving: () => boolean): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') repeatEarly(isLeaving);
  }, [status, isLeaving]);
}

/** Where a reader was on a drawn page when it woke, they still are: the router would begin at its top. */
export function useKeptPlace(): void {
  const top = useRef(0);
  // Before the layout effects of what is inside, which move it.
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (top.current > 0 && location.hash === '') window.scrollTo(0, top.current);
  }, []);
}

function repeatEarly(isLeaving: () => boolean): void {
  const { early } = window;
  if (!early) return;
  early.stop();
  delete window.early;
  for (const button of early.clicks) {
    button.removeAttribute('aria-busy');
    if (button.isConnected) button.click();
  }
  setTimeout(() => {
    early.hush();
    if (isLeaving()) return;
    for (const [field, text] of early.typed) if (field.isConnected) retype(field, text);
  }, SETTLE_MS);
}

/** React hears of a value only when it is another than it knows, set behind its back and then announced. */
function retype(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
