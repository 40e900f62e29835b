import type { Activity, Invitation, StaffAction, StaffMember, StaffState } from '@salon/contracts';
import { undoing, type UndoingShape } from './admin-action-responses.js';
import { listOf, NUMBER, ok, orNull, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

const INVITATION = shape<Invitation>({
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

const STAFF_ACTION = shape<Pick<StaffAction, '_id' | 'at' | 'by' | 'person' | 'before' | 'after'> & UndoingShape>({
  _id: TEXT,
  at: TEXT,
  by: TEXT,
  person: shape<StaffAction['person']>({ _id: TEXT, name: TEXT }),
  before: staffState,
  after: staffState,
  ...undoing,
});

const ACTIVITY = shape<Activity>({
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

const changedStaff = ok({ person: STAFF_MEMBER, act: STAFF_ACTION });

export const STAFF_RESPONSES: Responses = {
  'GET /api/admin/invitations': ok({ invitations: listOf(INVITATION) }),
  'POST /api/admin/invitations': ok({ invitation: INVITATION }),
  'DELETE /api/admin/invitations/{id}': ok(),
  'GET /api/admin/staff': ok({ people: listOf(STAFF_MEMBER), acts: listOf(STAFF_ACTION) }),
  'GET /api/admin/staff/activity': ok({ entries: listOf(ACTIVITY), next: orNull(TEXT) }),
  'PATCH /api/admin/staff/{id}': changedStaff,
  'POST /api/admin/staff-acts/{id}/undo': changedStaff,
};
