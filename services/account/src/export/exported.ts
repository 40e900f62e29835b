import { periodOf, RETENTION } from '@salon/contracts';
import { csvFile, type ExportPlan } from '@salon/nest-kit/export';

/** `since` is a day of the salon: the export sets the zone of its transaction. */
const CUSTOMERS = csvFile(
  'csv/customers.csv',
  ['name', 'email', 'phone', 'address', 'city', 'since', 'account'],
  `SELECT * FROM (
     SELECT name, email, phone, address, city, to_char("createdAt", 'YYYY-MM-DD') AS since,
       'yes' AS account
     FROM account."user" WHERE "staffRole" IS NULL
     UNION ALL
     SELECT name, email, phone, NULL, city, to_char("createdAt", 'YYYY-MM-DD'), 'no'
     FROM account.client
     WHERE NOT EXISTS (
       SELECT FROM account."user" person
       WHERE person.email = client.email AND person."verifiedAt" IS NOT NULL AND person."staffRole" IS NULL)) people
   ORDER BY lower(name) COLLATE "C", email COLLATE "C", phone COLLATE "C", since`,
);

const ONE_TIME = 'a secret that is used once and expires';
const LIMIT = 'a counter of attempts';
const SIGN_INS = 'who signed in from where belongs to this instance';
const keptFor = (days: number): string => `${SIGN_INS}; kept for ${periodOf(days)}`;

/**
 * Personal data in the salon's archive (docs/export-format.md). It includes password hashes, with which accounts are
 * restored.
 */
export const EXPORTED: ExportPlan = {
  service: 'account',
  tables: ['user', 'avatar', 'client_import', 'client', 'client_change', 'admin_action'],
  excluded: {
    migration: 'named in the manifest',
    job_retry: 'jobs belong to this instance',
    session: 'everybody signs in again',
    email_code: ONE_TIME,
    reset_token: ONE_TIME,
    google_code: ONE_TIME,
    google_nonce: ONE_TIME,
    sign_in_step: ONE_TIME,
    invitation: `${ONE_TIME}; people are invited again`,
    second_factor: 'the secret of an authenticator; two-step sign-in is set up again',
    recovery_code: 'a secret; made anew with two-step sign-in',
    account_throttle: LIMIT,
    budget: LIMIT,
    audit: keptFor(RETENTION.records),
    device: keptFor(RETENTION.devices),
    known_network: keptFor(RETENTION.networks),
    mail: 'codes and links on their way; they expire',
  },
  nulledColumns: { 'user.secondFactorAt': 'without its secret nobody could sign in' },
  seededTables: [],
  disabledTriggers: [],
  reports: [CUSTOMERS],
  countedReports: [CUSTOMERS],
};
