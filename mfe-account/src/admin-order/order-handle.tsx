import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { OrderHandleProps } from './use-row-order.js';
import '../styles/admin-order.css';

/** Moves a row: by dragging its handle, or by up and down buttons. */
export function OrderHandle({ name, ...handle }: OrderHandleProps & { name: string }) {
  const { id, index, count, onMove, onDragStart, onDragEnd } = handle;
  return (
    <div className="order-handle">
      <button
        type="button"
        className="icon-btn"
        data-order="up"
        data-order-of={id}
        aria-label={`Move up: ${name}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <span className="order-handle__grip" draggable aria-hidden="true" onDragStart={onDragStart} onDragEnd={onDragEnd}>
        <GripVertical />
      </span>
      <button
        type="button"
        className="icon-btn"
        data-order="down"
        data-order-of={id}
        aria-label={`Move down: ${name}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </button>
    </div>
  );
}
