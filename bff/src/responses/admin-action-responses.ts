import type {
  ActionEntry,
  ActionList,
  AdminAction,
  AdminActionUndo,
  ContentAction,
  FieldChange,
  SalonChange,
  Undoing,
} from '@salon/contracts';
import { listOf, ok, orNull, type PlainSchema, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

/** Both forms of an admin action's undo state: until when it can be undone, or why not. */
export type UndoingShape = {
  [Key in 'undoable' | 'undoableUntil' | 'why']: Key extends keyof Undoing ? Undoing[Key] : string;
};

export const undoing: Record<keyof UndoingShape, PlainSchema> = { undoable: YES_NO, undoableUntil: TEXT, why: TEXT };

export const ACTION_UNDO = shape<Pick<AdminActionUndo, 'id'> & UndoingShape>({ id: TEXT, ...undoing });

export const ADMIN_ACTION = shape<
  Pick<AdminAction, 'id' | 'kind' | 'at' | 'admin' | 'appointment' | 'from' | 'to' | 'undoneAt'> & UndoingShape
>({
  id: TEXT,
  kind: TEXT,
  at: TEXT,
  admin: shape<AdminAction['admin']>({ _id: TEXT, name: TEXT }),
  appointment: shape<AdminAction['appointment']>({ _id: TEXT, appointmentId: TEXT, customerName: TEXT }),
  from: TEXT,
  to: TEXT,
  undoneAt: orNull(TEXT),
  ...undoing,
});

export const SALON_CHANGE = shape<SalonChange>({
  _id: TEXT,
  kind: TEXT,
  subject: TEXT,
  subjectId: TEXT,
  title: TEXT,
  by: TEXT,
  at: TEXT,
  undoUntil: TEXT,
  undone: YES_NO,
  undoLeaves: TEXT,
});

export const CONTENT_ACTION = shape<ContentAction>({
  _id: TEXT,
  kind: TEXT,
  what: TEXT,
  entryId: TEXT,
  by: TEXT,
  at: TEXT,
  undoUntil: TEXT,
  undone: YES_NO,
});

type EntryShape = Omit<ActionEntry, 'undoable'> & { undoable: boolean; undoableUntil: string; why: string };

const ACTION_LIST = shape<ActionList>({
  entries: listOf(
    shape<EntryShape>({
      _id: TEXT,
      area: TEXT,
      kind: TEXT,
      at: TEXT,
      by: shape<ActionEntry['by']>({ _id: TEXT, name: TEXT }),
      subject: shape<ActionEntry['subject']>({ title: TEXT, visit: orNull(TEXT), part: TEXT }),
      changes: listOf(shape<FieldChange>({ field: TEXT, before: orNull(TEXT), after: orNull(TEXT) })),
      reason: orNull(TEXT),
      undoLeaves: TEXT,
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

export const ADMIN_ACTION_RESPONSES: Responses = {
  'GET /api/admin/actions': ok(ACTION_LIST.properties),
  'GET /api/admin/salon-changes': ok({ changes: listOf(SALON_CHANGE) }),
  'POST /api/admin/salon-changes/{id}/undo': ok({ change: SALON_CHANGE }),
};
