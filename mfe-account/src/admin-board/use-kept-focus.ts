import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Cell, nearest } from './board.rules.js';

/** When another user removes the focused cell, the nearest cell of its column gets the focus. */
export function useKeptFocus(board: RefObject<HTMLElement | null>, cells: readonly Cell[], focused: string): void {
  const last = useRef<Cell>(undefined);
  useLayoutEffect(() => {
    const current = cells.find(({ id }) => id === focused);
    if (current) last.current = current;
    const gone = last.current;
    if (current || !gone || document.activeElement !== document.body) return;
    const column = cells.filter(({ columnId }) => columnId === gone.columnId);
    const next = nearest(column.length > 0 ? column : cells, gone);
    board.current?.querySelector<HTMLElement>(`[data-cell="${next?.id}"]`)?.focus({ preventScroll: true });
  });
}
