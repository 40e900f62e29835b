import type { ActionEntry, ActionList, FieldChange } from '@salon/contracts';
import { listOf, orNull, shape, TEXT, YES_NO } from './schema.rules.js';

type EntryShape = Omit<ActionEntry, 'undoable'> & { undoable: boolean; undoableUntil: string; why: string };

export const ACTION_LIST = shape<ActionList>({
  entries: listOf(
    shape<EntryShape>({
      _id: TEXT,
      area: TEXT,
      kind: TEXT,
      at: TEXT,
      by: shape<ActionEntry['by']>({ _id: TEXT, name: TEXT }),
      subject: shape<ActionEntry['subject']>({ title: TEXT, visit: orNull(TEXT) }),
      changes: listOf(shape<FieldChange>({ field: TEXT, before: orNull(TEXT), after: orNull(TEXT) })),
      reason: orNull(TEXT),
      later: orNull(shape<NonNullable<ActionEntry['later']>>({ _id: TEXT, kind: TEXT, at: TEXT, by: TEXT })),
      undone: orNull(shape<NonNullable<ActionEntry['undone']>>({ at: TEXT, by: orNull(TEXT) })),
      undoable: YES_NO,
      undoableUntil: TEXT,
      why: TEXT,
    }),
  ),
  next: orNull(TEXT),
  down: listOf(TEXT),
});
