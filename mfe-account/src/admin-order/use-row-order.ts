import { type DragEvent, useEffect, useRef, useState } from 'react';
import { droppedAt, movedTo } from './order.rules.js';

interface Options {
  /** The rows that can change places with each other, in their order. */
  groups: readonly (readonly string[])[];
  /** Hears the new order of one group. */
  onOrder(ids: string[]): void;
}

interface Target {
  id: string;
  isAfter: boolean;
}

const isBelowMiddle = ({ clientY, currentTarget }: DragEvent<HTMLElement>): boolean => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
};

/** Rows that change places by dragging and by buttons; the focus follows the row that was moved. */
export function useRowOrder({ groups, onOrder }: Options) {
  const groupOf = (id: string) => groups.find((group) => group.includes(id)) ?? [];
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const moved = useRef<{ id: string; button: 'up' | 'down' } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, button } = moved.current;
    moved.current = null;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`[data-order-of="${CSS.escape(id)}"]`)];
    const wanted = buttons.find(({ dataset, disabled }) => dataset.order === button && !disabled);
    (wanted ?? buttons.find(({ disabled }) => !disabled))?.focus();
  }, [groups.join(' ')]);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const rowOf = (id: string) => ({
    'data-dragged': dragged === id || undefined,
    'data-drop': target?.id === id && dragged !== id ? (target.isAfter ? 'after' : 'before') : undefined,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged === null || !groupOf(dragged).includes(id)) return;
      event.preventDefault();
      setTarget({ id, isAfter: isBelowMiddle(event) });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (dragged === null || !groupOf(dragged).includes(id)) return;
      event.preventDefault();
      const group = groupOf(dragged);
      const order = droppedAt(group, dragged, id, isBelowMiddle(event));
      end();
      if (order.join() !== group.join()) onOrder(order);
    },
  });
  const handleOf = (id: string) => ({
    id,
    place: groupOf(id).indexOf(id),
    count: groupOf(id).length,
    onMove: (to: number) => {
      moved.current = { id, button: to < groupOf(id).indexOf(id) ? 'up' : 'down' };
      onOrder(movedTo(groupOf(id), id, to));
    },
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      const row = event.currentTarget.closest('li');
      if (row) event.dataTransfer.setDragImage(row, 24, 24);
      setDragged(id);
    },
    onDragEnd: end,
  });
  return { rowOf, handleOf };
}

export type OrderHandleProps = ReturnType<ReturnType<typeof useRowOrder>['handleOf']>;
