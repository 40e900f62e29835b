import { foldEmail, type StaffRole } from '@salon/contracts';
import type { DataSource } from 'typeorm';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { addUser } from '../users/add-user.js';
import { credentialsOf } from '../users/users.queries.js';

export interface SeededAccount {
  name: string;
  email: string;
  password: string;
  /** Null for a customer. */
  staffRole: StaffRole | null;
  phone?: string;
}

/** A published password, so never in production. */
export const DEMO: readonly SeededAccount[] = [
  { name: 'Nadeesha Perera', email: 'admin@araliya.test', password: 'Admin123!', staffRole: 'owner' },
  { name: 'Tharindu Silva', email: 'desk@araliya.test', password: 'Desk1234!', staffRole: 'front_desk' },
  { name: 'Dilani Perera', email: 'stylist@araliya.test', password: 'Stylist123!', staffRole: 'stylist' },
  {
    name: 'Ishara Fernando',
    email: 'customer@araliya.test',
    password: 'Customer123!',
    staffRole: null,
    phone: '0770000000',
  },
];

/** Creates the missing accounts as verified; existing ones stay unchanged, so it can run at every start. */
export async function seedAccounts(
  db: DataSource,
  hasher: PasswordHasher,
  accounts: readonly SeededAccount[],
  now: Date,
): Promise<void> {
  for (const { password, ...account } of accounts) {
    const email = foldEmail(account.email);
    if (await credentialsOf(db, email)) continue;
    const passwordHash = await hasher.hash(password);
    await db.transaction((tx) => addUser(tx, { ...account, email, passwordHash, verifiedAt: now }, now));
  }
}
