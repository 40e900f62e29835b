import { useRef, type RefObject } from 'react';
import type { Missing } from '../visit-choice/visit-choice.rules.js';

export interface Sections {
  dateRef: RefObject<HTMLElement | null>;
  timeRef: RefObject<HTMLElement | null>;
  /** Moves the focus to the section where something is missing, or to its field that is wrong. */
  focusMissing(missing: Missing): void;
}

/** The two sections of the choice. */
export function useSections(): Sections {
  const dateRef = useRef<HTMLElement>(null);
  const timeRef = useRef<HTMLElement>(null);
  const focusMissing = (missing: Missing) => {
    const section = (missing.date ? dateRef : timeRef).current;
    const wrong = section?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? section)?.focus({ preventScroll: true });
    // The sentence stands below the heading, which a tall section can have above the window.
    section?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  };
  return { dateRef, timeRef, focusMissing };
}
