import { permissionsOf, type StaffRole, type User } from '@salon/contracts';
import type { UserRow } from './user.entity.js';

const COLUMNS = [
  'id',
  'email',
  'name',
  'role',
  'staffRole',
  'secondFactorAt',
  'verifiedAt',
  'googleId',
  'profileImage',
  'address',
  'phone',
  'city',
] as const satisfies readonly (keyof UserRow)[];

/** The columns of `account.user` that `asUser` shows. */
export type UserColumns = Pick<UserRow, (typeof COLUMNS)[number]>;

/** These columns, read from `account.user` as `account`. */
export const USER_COLUMNS = COLUMNS.map((name) => `account."${name}"`).join(', ');

/** An admin registered by the previous release has no staff role yet; they get the fewest rights of an admin. */
const staffRoleOf = ({ role, staffRole }: Pick<UserRow, 'role' | 'staffRole'>): StaffRole | null =>
  staffRole ?? (role === 'admin' ? 'front_desk' : null);

/** docs/product.md §3 User. An admin needs no verification (decision A8). */
export const asUser = (row: UserColumns): User => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  permissions: permissionsOf(staffRoleOf(row)),
  secondFactor: row.secondFactorAt ? 'on' : 'off',
  isVerified: row.verifiedAt !== null || row.role === 'admin',
  googleId: row.googleId,
  profileImage: row.profileImage,
  address: row.address,
  phone: row.phone,
  city: row.city,
});
