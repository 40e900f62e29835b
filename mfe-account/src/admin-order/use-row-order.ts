import { type DragEvent, useEffect, useRef, useState } from 'react';
import { droppedAt, movedTo } from './order.rules.js';

interface Options {
  /** The rows of a group, in order. */
  groups: readonly (readonly string[])[];
  /** Called with the new order of one group. */
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

/** Keeps the focus on a row that one of its buttons moved. */
function useFollowingFocus(order: string) {
  const moved = useRef<{ id: string; button: 'up' | 'down' } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, button } = moved.current;
    moved.current = null;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`[data-order-of="${CSS.escape(id)}"]`)];
    const wanted = buttons.find(({ dataset, disabled }) => dataset.order === button && !disabled);
    (wanted ?? buttons.find(({ disabled }) => !disabled))?.focus();
  }, [order]);
  return (id: string, button: 'up' | 'down') => {
    moved.current = { id, button };
  };
}

/** Rows that are reordered by dragging and by buttons. */
export function useRowOrder({ groups, onOrder }: Options) {
  const groupOf = (id: string) => groups.find((group) => group.includes(id)) ?? [];
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const follow = useFollowingFocus(groups.join(' '));
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const drop = (id: string, target: Target) => {
    const order = droppedAt(groupOf(id), id, target.id, target.isAfter);
    end();
    if (order.join() !== groupOf(id).join()) onOrder(order);
  };
  const over = (event: DragEvent<HTMLElement>, id: string, run: (dragged: string, target: Target) => void) => {
    if (dragged === null || !groupOf(dragged).includes(id)) return;
    event.preventDefault();
    run(dragged, { id, isAfter: isBelowMiddle(event) });
  };
  const rowOf = (id: string) => ({
    'data-dragged': dragged === id || undefined,
    'data-drop': target?.id === id && dragged !== id ? (target.isAfter ? 'after' : 'before') : undefined,
    onDragOver: (event: DragEvent<HTMLElement>) => over(event, id, (_id, hovered) => setTarget(hovered)),
    onDrop: (event: DragEvent<HTMLElement>) => over(event, id, drop),
  });
  const handleOf = (id: string) => ({
    id,
    index: groupOf(id).indexOf(id),
    count: groupOf(id).length,
    onMove: (to: number) => {
      follow(id, to < groupOf(id).indexOf(id) ? 'up' : 'down');
      onOrder(movedTo(groupOf(id), id, to));
    },
    onDragStart: (event: DragEvent<HTMLElement>) => setDragged(beginDrag(event, id)),
    onDragEnd: end,
  });
  return { rowOf, handleOf };
}

function beginDrag({ dataTransfer, currentTarget }: DragEvent<HTMLElement>, id: string): string {
  dataTransfer.effectAllowed = 'move';
  dataTransfer.setData('text/plain', id);
  const row = currentTarget.closest('li');
  if (row) dataTransfer.setDragImage(row, 24, 24);
  return id;
}

export type OrderHandleProps = ReturnType<ReturnType<typeof useRowOrder>['handleOf']>;
