import type {
  Activity,
  GoogleSetUp,
  Invitation,
  SignedInDevice,
  StaffAction,
  StaffMember,
  StaffState,
} from '@salon/contracts';
import { NUMBER, orNull, shape, TEXT, YES_NO } from './schema.rules.js';
import { undoing, type UndoingShape } from './admin-shapes.js';

export const INVITATION = shape<Invitation>({
  _id: TEXT,
  email: TEXT,
  role: TEXT,
  invitedBy: orNull(TEXT),
  createdAt: TEXT,
  expiresAt: TEXT,
  status: TEXT,
});

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
