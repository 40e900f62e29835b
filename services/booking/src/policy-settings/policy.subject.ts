import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_POLICY, holdLimits, type Policy } from '@salon/contracts';
import { type Cents, lkr, type LocalDay, toLkr, toLocal } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import { TERMS, termsOf } from '../policy/terms.js';
import type { SalonSubject } from '../salon-changes/salon-subject.js';

type PolicyRecord = Omit<Policy, 'bookingFee'> & { feeCents: Cents };

/** The id of the one policy. */
export const POLICY_ID = 'salon';

/** The current booking policy: the newest version of the terms, and the settings of booking. */
export async function readPolicy(db: Pick<EntityManager, 'query'>): Promise<Policy> {
  const [{ feeCents, ...rest }] = await db.query<[PolicyRecord]>(`
    SELECT policy."feeCents", ${TERMS}, policy."lateMinutes", policy."complaintHours",
           "leadMinutes", "horizonDays", "gridMinutes", "holdMinutes", "mostServices"
    FROM booking.settings, (SELECT * FROM booking.policy ORDER BY "version" DESC LIMIT 1) policy`);
  return { bookingFee: toLkr(feeCents), ...rest };
}

/** The salon day from which the newest version of the terms applies. */
export async function policySince(db: Pick<EntityManager, 'query'>): Promise<LocalDay> {
  const [{ since, zone }] = await db.query<[{ since: Date; zone: string }]>(
    'SELECT "zone", (SELECT max("validSince") FROM booking.policy) AS since FROM booking.settings',
  );
  return toLocal(since, zone).day;
}

const versionedPart = ({ bookingFee, lateMinutes, complaintHours, ...policy }: Policy) => ({
  bookingFee,
  lateMinutes,
  complaintHours,
  ...termsOf(policy),
});

/** Stores the terms as a new version, unless they equal the newest. */
async function addVersion(tx: EntityManager, policy: Policy, validSince: Date): Promise<void> {
  if (isDeepStrictEqual(versionedPart(await readPolicy(tx)), versionedPart(policy))) return;
  const { bookingFee, noticeHours, latePercent, noShowPercent, reschedules, moveHours, lateMinutes, complaintHours } =
    policy;
  await tx.query(
    `INSERT INTO booking.policy
       ("feeCents", "noticeHours", "latePercent", "noShowPercent", "reschedules",
        "moveHours", "lateMinutes", "complaintHours", "validSince")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      lkr(bookingFee),
      noticeHours,
      latePercent,
      noShowPercent,
      reschedules,
      moveHours,
      lateMinutes,
      complaintHours,
      validSince,
    ],
  );
}

/** The fee and both limits of a hold are also stored in the settings, where the previous release reads them. */
async function writeSettings(tx: EntityManager, policy: Policy): Promise<void> {
  const { bookingFee, leadMinutes, horizonDays, gridMinutes, holdMinutes, mostServices } = policy;
  const { pay, most } = holdLimits(holdMinutes);
  await tx.query(
    `UPDATE booking.settings SET "feeCents" = $1, "leadMinutes" = $2, "horizonDays" = $3, "gridMinutes" = $4,
       "holdMinutes" = $5, "payHoldMinutes" = $6, "mostHoldMinutes" = $7, "mostServices" = $8`,
    [lkr(bookingFee), leadMinutes, horizonDays, gridMinutes, holdMinutes, pay, most, mostServices],
  );
}

export const policySubject: SalonSubject<Policy> = {
  name: 'policy',
  complete: (policy) => ({ ...DEFAULT_POLICY, ...policy }),
  read: readPolicy,
  async write(tx, _id, policy, now) {
    if (policy === null) throw new Error('a salon has a policy');
    await addVersion(tx, policy, now);
    await writeSettings(tx, policy);
  },
};
