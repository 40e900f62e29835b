import type {
  Activity,
  AdminAction,
  AdminActionReceipt,
  AdminReview,
  AdminStylist,
  AlmanacMonth,
  Client,
  ClientImport,
  ContentAction,
  ContentItem,
  FaqItem,
  GoogleSetUp,
  Invitation,
  Policy,
  Refund,
  RowResult,
  SalonChange,
  Setup,
  SetupCheck,
  SignedInDevice,
  SiteContent,
  StaffAction,
  StaffMember,
  StaffState,
  Statistic,
  StylistVisit,
  TeamMember,
  Undoing,
  ValueCard,
  Versioned,
} from '@salon/contracts';
import { ANYTHING, listOf, NUMBER, orNull, type PlainSchema, shape, TEXT, YES_NO } from './schema.rules.js';
import { ABOUT, POLICY_FIELDS } from './catalog-shapes.js';

/** Both ways an act can be stated: until when it can be undone, or why not. */
type UndoingShape = {
  [Key in 'undoable' | 'undoableUntil' | 'why']: Key extends keyof Undoing ? Undoing[Key] : string;
};
const undoing: Record<keyof UndoingShape, PlainSchema> = { undoable: YES_NO, undoableUntil: TEXT, why: TEXT };

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

/** What an entry holds is decided by its kind (libs/contracts content-fields). */
export const ENTRY = shape<ContentItem>({
  _id: TEXT,
  archived: YES_NO,
  position: NUMBER,
  version: TEXT,
  fields: ANYTHING,
});

export const CONTENT_ACT = shape<ContentAction>({
  _id: TEXT,
  kind: TEXT,
  what: TEXT,
  entryId: TEXT,
  by: TEXT,
  at: TEXT,
  undoUntil: TEXT,
  undone: YES_NO,
});

export const SETUP_CHECK = shape<SetupCheck>({ name: TEXT, isOk: YES_NO, said: listOf(TEXT), at: TEXT });

export const SETUP = shape<Setup>({
  isOpen: YES_NO,
  zone: TEXT,
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

export const ADMIN_REVIEW = shape<AdminReview>({
  _id: TEXT,
  rating: NUMBER,
  comment: TEXT,
  createdAt: TEXT,
  userName: TEXT,
  verifiedVisit: YES_NO,
  hidden: YES_NO,
  hiddenReason: orNull(TEXT),
});

export const INVITATION = shape<Invitation>({
  _id: TEXT,
  email: TEXT,
  role: TEXT,
  invitedBy: orNull(TEXT),
  createdAt: TEXT,
  expiresAt: TEXT,
  status: TEXT,
});

export const CLIENT = shape<Client>({
  _id: TEXT,
  name: TEXT,
  email: orNull(TEXT),
  phone: orNull(TEXT),
  city: TEXT,
  notes: TEXT,
  hasAccount: YES_NO,
});

export const CLIENT_IMPORT = shape<ClientImport>({
  _id: TEXT,
  fileName: TEXT,
  by: TEXT,
  at: TEXT,
  clients: NUMBER,
  undoUntil: TEXT,
  undone: YES_NO,
});

/** The problems are named by the fields of the row. */
export const ROW_RESULT = shape<RowResult>({ line: NUMBER, outcome: TEXT, problems: ANYTHING });

const staffState = shape<StaffState>({ role: TEXT, disabled: YES_NO });

export const STAFF_MEMBER = shape<StaffMember>({
  _id: TEXT,
  name: TEXT,
  email: TEXT,
  role: TEXT,
  disabled: YES_NO,
  lastSignIn: orNull(TEXT),
  secondFactor: YES_NO,
  version: NUMBER,
});

export const STAFF_ACTION = shape<
  Pick<StaffAction, '_id' | 'at' | 'by' | 'person' | 'before' | 'after'> & UndoingShape
>({
  _id: TEXT,
  at: TEXT,
  by: TEXT,
  person: shape<StaffAction['person']>({ _id: TEXT, name: TEXT }),
  before: staffState,
  after: staffState,
  ...undoing,
});

export const ACTIVITY = shape<Activity>({
  _id: TEXT,
  at: TEXT,
  kind: TEXT,
  event: TEXT,
  by: orNull(shape<NonNullable<Activity['by']>>({ _id: TEXT, name: TEXT })),
  about: orNull(TEXT),
  note: orNull(TEXT),
  device: TEXT,
  network: TEXT,
});

export const PLACE = shape<SignedInDevice>({ _id: TEXT, device: TEXT, since: TEXT, lastSeen: TEXT, here: YES_NO });

export const GOOGLE = shape<GoogleSetUp>({ clientId: TEXT, scriptUrl: TEXT, nonce: TEXT });

export const ALMANAC = shape<AlmanacMonth>({
  month: NUMBER,
  title: TEXT,
  text: TEXT,
  image: TEXT,
  services: listOf(
    shape<AlmanacMonth['services'][number]>({ _id: TEXT, title: TEXT, price: NUMBER, averageTime: orNull(NUMBER) }),
  ),
});

export const CONTENT = shape<SiteContent>({
  about: ABOUT,
  faq: listOf(
    shape<FaqItem>({
      question: TEXT,
      answer: TEXT,
      more: shape<NonNullable<FaqItem['more']>>({ text: TEXT, to: TEXT }),
    }),
  ),
  team: listOf(shape<TeamMember>({ name: TEXT, role: TEXT, bio: TEXT, image: TEXT })),
  statistics: listOf(shape<Statistic>({ number: TEXT, title: TEXT, description: TEXT, footnote: TEXT })),
  values: listOf(shape<ValueCard>({ title: TEXT, content: TEXT, isHiring: YES_NO })),
});
