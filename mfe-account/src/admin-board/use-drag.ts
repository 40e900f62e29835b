import { DESK } from '@salon/contracts';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Target } from './board.rules.js';
import type { Moving } from './use-moving.js';

/** Duration of a long press in milliseconds, which picks the visit up; an earlier movement scrolls. */
const LONG_PRESS = 400;
/** Pixels of movement that are tolerated. */
const TREMBLE = 6;

interface Board {
  ref: RefObject<HTMLDivElement | null>;
  columnIds: readonly string[];
  /** Minutes since midnight at its top and bottom. */
  from: number;
  to: number;
}

interface Grip {
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
function useStillPage({ ref }: Board, grip: RefObject<Grip | null>) {
  useEffect(() => {
    const element = ref.current;
    const hold = (event: TouchEvent) => grip.current?.isDragging && event.preventDefault();
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [ref, grip]);
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
export function useDrag(board: Board, { move, begin, aim, choose, leave }: Moving) {
  const grip = useRef<Grip | null>(null);
  /** Suppresses the click at the end of a drag. */
  const ignoreClick = useRef(false);
  useStillPage(board, grip);
  const letGo = (): Grip | null => {
    const held = grip.current;
    clearTimeout(held?.timer);
    grip.current = null;
    return held?.isDragging ? held : null;
  };
  const handlersOf = (visit: Parameters<typeof begin>[0], start: number) => ({
    onPointerDown({ button, currentTarget, pointerId, pointerType, clientX: x, clientY: y }: Pressed) {
      ignoreClick.current = false;
      if (button !== 0 || visit.status !== 'confirmed') return;
      const pickUp = () => {
        held.isDragging = true;
        currentTarget.setPointerCapture(pointerId);
        begin(visit);
      };
      const held: Grip = { x, y, offset: minuteAt(board, y) - start, isDragging: false, pickUp };
      if (pointerType === 'touch') held.timer = setTimeout(pickUp, LONG_PRESS);
      grip.current = held;
    },
    onPointerMove(event: Pressed) {
      const held = grip.current;
      if (held?.isDragging) return aim(targetAt(board, event, held.offset));
      if (!held || Math.hypot(event.clientX - held.x, event.clientY - held.y) <= TREMBLE) return;
      if (held.timer) letGo();
      else held.pickUp();
    },
    onPointerUp(event: Pressed) {
      const held = letGo();
      if (!held || !move) return;
      ignoreNextClick(ignoreClick);
      choose(targetAt(board, event, held.offset));
    },
    onPointerCancel: () => letGo() && leave(),
  });
  return { handlersOf, wasDragged: () => ignoreClick.current };
}
