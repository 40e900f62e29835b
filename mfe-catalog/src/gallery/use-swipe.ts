import { useRef, type DragEvent, type PointerEvent } from 'react';
import { stepOfSwipe } from './lightbox.rules.js';

/** Handlers for a surface that can be swiped left and right, by touch or by mouse drag. */
export function useSwipe(go: (step: number) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger makes it a pinch.
      start.current = event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== event.pointerId) return;
      const step = stepOfSwipe(event.clientX - from.x, event.clientY - from.y);
      if (step !== 0) go(step);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
