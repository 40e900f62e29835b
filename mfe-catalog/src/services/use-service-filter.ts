import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { categoryOf, type ServiceFilter } from './services.rules.js';
import { useCategories } from './use-services.js';

/** From the last keystroke to the address bar, in milliseconds. */
const SETTLE_MS = 250;

export interface ServiceFilterControl extends ServiceFilter {
  choose(category: string): void;
  search(text: string): void;
  /** Writes what was typed at once: the customer goes on to something else. */
  settle(): void;
  clear(): void;
}

function paramsOf({ category, text }: ServiceFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (category !== 'all') params.set('category', category);
  if (text.trim() !== '') params.set('q', text.trim());
  return params;
}

/**
 * The filter as the address bar holds it (`?category=nail&q=gel`), so that a link and Back work. A chip is a step of the history, and so
 * is the beginning of a search; what is typed on top of it is not.
 */
export function useServiceFilter(): ServiceFilterControl {
  const [params, setParams] = useSearchParams();
  const category = categoryOf(params.get('category'), useCategories());
  const kept = params.get('q') ?? '';
  const [text, setText] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [awaited, setAwaited] = useState(kept);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unwritten = useRef<(() => void) | null>(null);
  /** What is wanted by now, though the address or the next drawing may not know it yet. */
  const wanted = useRef<ServiceFilter>({ category, text });
  useEffect(() => void (wanted.current = { category, text }), [category, text]);
  /** The search in the address by now, though the next drawing may not know it yet. */
  const written = useRef(kept);
  useEffect(() => void (written.current = kept), [kept]);
  useEffect(() => () => clearTimeout(settling.current), []);

  if (kept !== seen) {
    setSeen(kept);
    // An address we did not write: Back, or a link.
    if (kept !== awaited) {
      setAwaited(kept);
      setText(kept);
    }
  }

  const write = (next: ServiceFilter, replace: boolean) => {
    clearTimeout(settling.current);
    unwritten.current = null;
    wanted.current = next;
    written.current = next.text.trim();
    setText(next.text);
    setAwaited(next.text.trim());
    setParams(paramsOf(next), { replace, preventScrollReset: true });
  };
  const search = (typed: string) => {
    setText(typed);
    clearTimeout(settling.current);
    wanted.current = { ...wanted.current, text: typed };
    unwritten.current = () => write(wanted.current, written.current !== '' || typed.trim() === '');
    settling.current = setTimeout(unwritten.current, SETTLE_MS);
  };
  return {
    category,
    text,
    choose: (chosen) => write({ ...wanted.current, category: chosen }, false),
    search,
    settle: () => unwritten.current?.(),
    clear: () => write({ category: 'all', text: '' }, false),
  };
}
