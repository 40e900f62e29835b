import { DESK } from '@salon/contracts';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Target } from './board.rules.js';
import type { Moving } from './use-moving.js';

/** Duration of a long press in milliseconds, which picks the visit up; an earlier movement scrolls. */
const LONG_PRESS_MS = 400;
/** Pixels of movement that are tolerated. */
const TOLERANCE_PX = 6;

interface Board {
  ref: RefObject<HTMLDivElement | null>;
  columnIds: readonly string[];
  /** Minutes since midnight at its top and bottom. */
  from: number;
  to: number;
}

interface Drag {
  x: number;
  y: number;
  /** Minutes between the top of the visit and the pointer. */
  offset: number;
  timer?: ReturnType<typeof setTimeout>;
  isDragging: boolean;
  pickUp(): void;
}
type Pressed = PointerEvent<HTMLElement>;

/** Minutes since midnight at a vertical position in the window. */
function minuteAt({ ref, from, to }: Board, clientY: number): number {
  const rect = ref.current?.getBoundingClientRect();
  return rect?.height ? from + ((clientY - rect.top) / rect.height) * (to - from) : from;
}

/** The place on the board under a pointer, on the desk's grid. */
export function targetAt(board: Board, { clientX, clientY }: { clientX: number; clientY: number }, offset = 0): Target {
  const { ref, columnIds, from, to } = board;
  const rect = ref.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
  // The heads of the columns, whose width is that of a column.
  const size = ref.current?.previousElementSibling?.firstElementChild?.getBoundingClientRect().width || rect.width;
  const column = Math.floor((clientX - rect.left - (rect.width - size * columnIds.length)) / size) || 0;
  const start = Math.round((minuteAt(board, clientY) - offset) / DESK.stepMinutes) * DESK.stepMinutes;
  return {
    columnId: columnIds[Math.min(Math.max(0, column), columnIds.length - 1)] ?? '',
    start: Math.min(Math.max(from, start), to),
  };
}

/** A finger that holds a visit does not scroll the page. */
function usePreventScroll({ ref }: Board, dragged: RefObject<Drag | null>) {
  useEffect(() => {
    const element = ref.current;
    const hold = (event: TouchEvent) => dragged.current?.isDragging && event.preventDefault();
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [ref, dragged]);
}

/** The click that ends a drag comes before the timer; a later one counts. */
function ignoreNextClick(ignored: RefObject<boolean>): void {
  ignored.current = true;
  setTimeout(() => (ignored.current = false));
}

/**
 * Moves a visit by a pointer: a mouse drags it at once, a finger after a long press. The handlers belong on each visit
 * of the board.
 */
export function useDrag(board: Board, { move, begin, setTarget, choose, cancel }: Moving) {
  const dragged = useRef<Drag | null>(null);
  /** Suppresses the click at the end of a drag. */
  const ignoreClick = useRef(false);
  usePreventScroll(board, dragged);
  const endDrag = (): Drag | null => {
    const drag = dragged.current;
    clearTimeout(drag?.timer);
    dragged.current = null;
    return drag?.isDragging ? drag : null;
  };
  const handlersOf = (visit: Parameters<typeof begin>[0], start: number) => ({
    onPointerDown({ button, currentTarget, pointerId, pointerType, clientX: x, clientY: y }: Pressed) {
      ignoreClick.current = false;
      if (button !== 0 || visit.status !== 'confirmed') return;
      const pickUp = () => {
        drag.isDragging = true;
        currentTarget.setPointerCapture(pointerId);
        begin(visit);
      };
      const drag: Drag = { x, y, offset: minuteAt(board, y) - start, isDragging: false, pickUp };
      if (pointerType === 'touch') drag.timer = setTimeout(pickUp, LONG_PRESS_MS);
      dragged.current = drag;
    },
    onPointerMove(event: Pressed) {
      const drag = dragged.current;
      if (drag?.isDragging) return setTarget(targetAt(board, event, drag.offset));
      if (!drag || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) <= TOLERANCE_PX) return;
      if (drag.timer) endDrag();
      else drag.pickUp();
    },
    onPointerUp(event: Pressed) {
      const drag = endDrag();
      if (!drag || !move) return;
      ignoreNextClick(ignoreClick);
      choose(targetAt(board, event, drag.offset));
    },
    onPointerCancel: () => endDrag() && cancel(),
  });
  return { handlersOf, wasDragged: () => ignoreClick.current };
}
