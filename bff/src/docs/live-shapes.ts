import type { DeskChange, DeskEvent } from '@salon/contracts';
import { listOf, orNull, shape, TEXT, YES_NO } from './schema.rules.js';

/** The data of one event of the stream. */
export const DESK_EVENT = shape<DeskEvent>({
  isComplete: YES_NO,
  changes: listOf(shape<DeskChange>({ subject: TEXT, day: orNull(TEXT) })),
});
