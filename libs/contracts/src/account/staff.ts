import type { Undoing } from '../booking/admin-actions.js';
import type { Role, User } from './account.js';

export const STAFF_ROLES = ['owner', 'front_desk', 'stylist'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Permissions of the salon's own calls and screens; the roles that have them: docs/product.md §6. */
export const PERMISSIONS = [
  'desk',
  'money',
  'content',
  'settings',
  'exports',
  'reports',
  'staff',
  'own_days',
  'ops',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The only table of permissions that the code reads (docs/product.md §6); specs list theirs. */
const PERMISSIONS_OF: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  front_desk: ['desk', 'money'],
  stylist: ['own_days'],
};

export const permissionsOf = (role: StaffRole | null): readonly Permission[] => (role ? PERMISSIONS_OF[role] : []);

/** The API's role of a staff role: a stylist is a customer with a permission (decision A3). */
export const apiRoleOf = (role: StaffRole | null): Role =>
  role === 'owner' || role === 'front_desk' ? 'admin' : 'user';

export const may = ({ permissions }: Pick<User, 'permissions'>, permission: Permission): boolean =>
  permissions.includes(permission);

/** Whether a person must verify the e-mail address first; an admin needs no verification (decision A8). */
export const mustVerify = ({ isVerified, role }: Pick<User, 'isVerified' | 'role'>): boolean =>
  !isVerified && role !== 'admin';

/** Whether a person works here, also one whose access is disabled. */
export const isStaff = ({ role, permissions }: Pick<User, 'role' | 'permissions'>): boolean =>
  role === 'admin' || permissions.length > 0;

/** Names of the roles on screens and in mails. */
export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  front_desk: 'Front desk',
  stylist: 'Stylist',
};

/** What each role is for, after its name where a role is chosen. */
export const STAFF_ROLE_DUTIES: Readonly<Record<StaffRole, string>> = {
  owner: 'everything',
  front_desk: 'visits, customers and refunds',
  stylist: 'their own days',
};

/** A person of the salon as owners see them. Instants ISO 8601. */
export interface StaffMember {
  _id: string;
  name: string;
  email: string;
  role: StaffRole;
  disabled: boolean;
  /** Null when no record is left within `RETENTION.records`. */
  lastSignIn: string | null;
  secondFactor: boolean;
  /** Increases with every change; a change names the version it is based on. */
  version: number;
}

/** An absent field stays as it is. */
export interface StaffChange {
  role?: StaffRole;
  disabled?: boolean;
  version: number;
}

/** The state of a person before and after an admin action. */
export interface StaffState {
  role: StaffRole;
  disabled: boolean;
}

/** One change of a person by an owner, newest first. */
export type StaffAction = { _id: string; at: string; by: string } & Undoing & {
    person: { _id: string; name: string };
    before: StaffState;
    after: StaffState;
  };

/** A person after a change by an owner. */
export interface ChangedStaff {
  person: StaffMember;
  act: StaffAction;
}

export interface StaffList {
  people: StaffMember[];
  /** Changes within `UNDO_HOURS`. */
  acts: StaffAction[];
}
