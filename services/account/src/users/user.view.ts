import type { User } from '@salon/contracts';
import type { UserRow } from './user.entity.js';

export type UserColumns = Pick<
  UserRow,
  'id' | 'email' | 'name' | 'role' | 'verifiedAt' | 'googleId' | 'profileImage' | 'address' | 'phone' | 'city'
>;

/** Columns of `account.user`, read as `account`, that `asUser` shows. */
export const USER_COLUMNS =
  'account.id, account.email, account.name, account.role, account."verifiedAt", account."googleId", account."profileImage", account.address, account.phone, account.city';

/** docs/product.md §3 User. An admin needs no verification (decision A8). */
export const asUser = (row: UserColumns): User => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  isVerified: row.verifiedAt !== null || row.role === 'admin',
  googleId: row.googleId,
  profileImage: row.profileImage,
  address: row.address,
  phone: row.phone,
  city: row.city,
});
