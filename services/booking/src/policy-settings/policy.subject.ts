import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_POLICY, type Policy } from '@salon/contracts';
import { type Cents, lkr, type LocalDay, toLkr, toLocal } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import { termsOf } from '../policy/terms.js';
import type { SalonSubject } from '../salon-changes/salon-subject.js';

/** The id of the one policy. */
export const POLICY_ID = 'salon';

/** The fields that a new version of `booking.policy` stores, beside the fee. */
const versioned = ({ lateMinutes, complaintHours, ...policy }: Policy) => ({
  ...termsOf(policy),
  lateMinutes,
  complaintHours,
});

/** The fields that are stored in `booking.settings`. */
const unversioned = ({ leadMinutes, horizonDays, gridMinutes, holdMinutes, mostServices }: Policy) => ({
  leadMinutes,
  horizonDays,
  gridMinutes,
  holdMinutes,
  mostServices,
});

/** The columns of a row, each with its table. */
const columnsOf = (row: object, table = ''): string =>
  Object.keys(row)
    .map((name) => `${table}"${name}"`)
    .join(', ');

const READ = `
  SELECT policy."feeCents", ${columnsOf(versioned(DEFAULT_POLICY), 'policy.')}, ${columnsOf(unversioned(DEFAULT_POLICY))}
  FROM booking.settings, (SELECT * FROM booking.policy ORDER BY "version" DESC LIMIT 1) policy`;

type PolicyRecord = { feeCents: Cents } & ReturnType<typeof versioned> & ReturnType<typeof unversioned>;

/** The current booking policy: the newest version of the terms, and the settings of booking. */
export async function readPolicy(db: Pick<EntityManager, 'query'>): Promise<Policy> {
  const [{ feeCents, ...rest }] = await db.query<[PolicyRecord]>(READ);
  return { bookingFee: toLkr(feeCents), ...rest };
}

/** The salon day from which the newest version of the terms applies. */
export async function policySince(db: Pick<EntityManager, 'query'>): Promise<LocalDay> {
  const [{ since, zone }] = await db.query<[{ since: Date; zone: string }]>(
    'SELECT "zone", (SELECT max("validSince") FROM booking.policy) AS since FROM booking.settings',
  );
  return toLocal(since, zone).day;
}

/** Stores the terms as a new version, unless they equal the newest. */
async function addVersion(tx: EntityManager, policy: Policy, validSince: Date): Promise<void> {
  const newest = await readPolicy(tx);
  if (newest.bookingFee === policy.bookingFee && isDeepStrictEqual(versioned(newest), versioned(policy))) return;
  const row = { feeCents: lkr(policy.bookingFee), ...versioned(policy), validSince };
  const values = Object.keys(row).map((_, index) => `$${index + 1}`);
  await tx.query(`INSERT INTO booking.policy (${columnsOf(row)}) VALUES (${values.join(', ')})`, Object.values(row));
}

async function writeSettings(tx: EntityManager, policy: Policy): Promise<void> {
  const row = unversioned(policy);
  const columns = Object.keys(row).map((name, index) => `"${name}" = $${index + 1}`);
  await tx.query(`UPDATE booking.settings SET ${columns.join(', ')}`, Object.values(row));
}

export const policySubject: SalonSubject<Policy> = {
  name: 'policy',
  read: readPolicy,
  async write(tx, _id, policy, now) {
    if (policy === null) throw new Error('a salon has a policy');
    await addVersion(tx, policy, now);
    await writeSettings(tx, policy);
  },
};
