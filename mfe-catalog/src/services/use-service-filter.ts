import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { categoryOf, NO_FILTER, paramsOf, type ServiceFilter } from './services.rules.js';
import { useCategories } from './use-services.js';

/** From the last keystroke to the address bar, in milliseconds. */
const SETTLE_MS = 250;

export interface ServiceFilterControl extends ServiceFilter {
  chooseCategory(category: string): void;
  search(text: string): void;
  /** Writes the typed text to the address at once: the field lost the focus. */
  settle(): void;
  clear(): void;
}

/** The text of the search field: what is typed, or the text of the address after Back or a link. */
function useSearchText(inAddress: string) {
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [expected, setExpected] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    // An address we did not write: Back, or a link.
    if (inAddress !== expected) {
      setExpected(inAddress);
      setText(inAddress);
    }
  }
  /** The text that the address will contain. */
  const write = (next: string) => {
    setText(next);
    setExpected(next.trim());
  };
  return { text, type: setText, write };
}

/**
 * The filter in the address bar (`?category=nail&q=gel`), so that a link and Back work. A chip and the start of a
 * search each push a history entry; further typing replaces it.
 */
export function useServiceFilter(): ServiceFilterControl {
  const [params, setParams] = useSearchParams();
  const category = categoryOf(params.get('category'), useCategories());
  const inAddress = params.get('q') ?? '';
  const field = useSearchText(inAddress);
  const { text } = field;
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unwritten = useRef<(() => void) | null>(null);
  /** The latest filter; address and state may still lag behind. */
  const wanted = useRef<ServiceFilter>({ category, text });
  useEffect(() => void (wanted.current = { category, text }), [category, text]);
  /** The search last written to the address; state may still lag behind. */
  const written = useRef(inAddress);
  useEffect(() => void (written.current = inAddress), [inAddress]);
  useEffect(() => () => clearTimeout(settling.current), []);

  const write = (next: ServiceFilter, replace: boolean) => {
    clearTimeout(settling.current);
    unwritten.current = null;
    wanted.current = next;
    written.current = next.text.trim();
    field.write(next.text);
    // Rendered synchronously: Back, or a navigation, must not come between the address and the screen.
    setParams(paramsOf(next), { replace, preventScrollReset: true, flushSync: true });
  };
  const search = (typed: string) => {
    field.type(typed);
    clearTimeout(settling.current);
    wanted.current = { ...wanted.current, text: typed };
    unwritten.current = () => write(wanted.current, written.current !== '' || typed.trim() === '');
    settling.current = setTimeout(unwritten.current, SETTLE_MS);
  };
  return {
    category,
    text,
    chooseCategory: (chosen) => write({ ...wanted.current, category: chosen }, false),
    search,
    settle: () => unwritten.current?.(),
    clear: () => write(NO_FILTER, false),
  };
}
