import { Button } from '@salon/ui';
import { type RefObject, useEffect, useRef } from 'react';
import '../styles/show-more.css';

interface Props {
  list: RefObject<HTMLElement | null>;
  /** How many items the list shows. */
  count: number;
  hasMore: boolean;
  busy: boolean;
  onMore(): void;
}

/** Loads the next page of a list. The focus moves to the first new item, which must be focusable. */
export function ShowMore({ list, count, hasMore, busy, onMore }: Props) {
  const first = useRef<number | null>(null);
  useEffect(() => {
    if (first.current === null || count <= first.current) return;
    (list.current?.children[first.current] as HTMLElement | undefined)?.focus();
    first.current = null;
  }, [count, list]);
  // After a press that failed, the list may grow for another reason.
  useEffect(() => {
    if (!busy) first.current = null;
  }, [busy]);
  const press = () => {
    first.current = count;
    onMore();
  };
  if (!hasMore) return null;
  return (
    <Button variant="line" className="show-more" busy={busy} onClick={press}>
      Show more
    </Button>
  );
}
