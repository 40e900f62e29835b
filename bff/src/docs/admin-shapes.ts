import type {
  AdminAction,
  AdminActionReceipt,
  AdminStylist,
  Policy,
  Refund,
  SalonChange,
  Setup,
  SetupCheck,
  StylistVisit,
  Undoing,
  Versioned,
} from '@salon/contracts';
import { listOf, NUMBER, orNull, type PlainSchema, shape, TEXT, YES_NO } from './schema.rules.js';
import { POLICY_FIELDS } from './catalog-shapes.js';

/** Both ways an act can be stated: until when it can be undone, or why not. */
export type UndoingShape = {
  [Key in 'undoable' | 'undoableUntil' | 'why']: Key extends keyof Undoing ? Undoing[Key] : string;
};
export const undoing: Record<keyof UndoingShape, PlainSchema> = { undoable: YES_NO, undoableUntil: TEXT, why: TEXT };

export const RECEIPT = shape<Pick<AdminActionReceipt, 'id'> & UndoingShape>({ id: TEXT, ...undoing });

export const ACT = shape<
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

export const REFUND = shape<Refund>({
  _id: TEXT,
  orderId: TEXT,
  paymentId: orNull(TEXT),
  amount: NUMBER,
  reason: TEXT,
  state: TEXT,
  method: orNull(TEXT),
  reference: orNull(TEXT),
  failure: orNull(TEXT),
  createdAt: TEXT,
  begunAt: orNull(TEXT),
  doneAt: orNull(TEXT),
  appointment: shape<Refund['appointment']>({
    _id: TEXT,
    appointmentId: TEXT,
    date: TEXT,
    startTime: TEXT,
    customerName: TEXT,
    customerEmail: TEXT,
  }),
  moves: listOf(shape<Refund['moves'][number]>({ to: TEXT, undoable: YES_NO, why: TEXT })),
});

export const SETUP_CHECK = shape<SetupCheck>({ name: TEXT, isOk: YES_NO, said: listOf(TEXT), at: TEXT });

export const SETUP = shape<Setup>({
  isOpen: YES_NO,
  zone: TEXT,
  isBooked: YES_NO,
  stylists: NUMBER,
  working: NUMBER,
  checks: listOf(SETUP_CHECK),
  services: NUMBER,
  categories: NUMBER,
  missing: listOf(TEXT),
});

export const VERSIONED_POLICY = shape<Versioned<Policy>>({ ...POLICY_FIELDS, version: TEXT });

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
});

export const ADMIN_STYLIST = shape<AdminStylist>({
  _id: TEXT,
  name: TEXT,
  skills: TEXT,
  picture: orNull(TEXT),
  serviceIds: orNull(listOf(TEXT)),
  accountEmail: TEXT,
  archived: YES_NO,
  visits: NUMBER,
  hasHours: YES_NO,
  version: TEXT,
});

export const STYLIST_VISIT = shape<StylistVisit>({
  _id: TEXT,
  appointmentId: TEXT,
  date: TEXT,
  startTime: TEXT,
  customerName: TEXT,
  serviceIds: listOf(TEXT),
});
