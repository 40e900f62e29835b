import {
  ACTORS,
  ADMIN_ACTION_TYPES,
  APPOINTMENT_STATUSES,
  ATTEMPT_STATES,
  CANCEL_REASONS,
  EXCEPTION_KINDS,
  MONEY_STATES,
  NOTICE_VERDICTS,
  PAYMENT_MEANS,
  REFUND_REASONS,
  REFUND_STATES,
  VISIT_MAIL_KINDS,
} from '@salon/contracts';
import { openSalon, type Salon } from '../testing/salon.js';

let salon: Salon;
beforeAll(async () => (salon = await openSalon()));
afterAll(() => salon.close());

/** The values that the check constraint allows for this column. */
async function allowed(table: string, column: string): Promise<string[]> {
  const [check] = await salon.db.query<{ definition: string }[]>(
    `SELECT pg_get_constraintdef("oid") AS definition FROM pg_constraint
      WHERE "conrelid" = $1::regclass AND "contype" = 'c'
        AND "conkey" = ARRAY[(SELECT "attnum" FROM pg_attribute WHERE "attrelid" = $1::regclass AND "attname" = $2)]`,
    [`booking.${table}`, column],
  );
  return [...(check?.definition ?? '').matchAll(/'([a-z_]+)'/g)].map(([, value]) => String(value));
}

it.each([
  ['appointment', 'status', APPOINTMENT_STATUSES],
  ['appointment', 'cancelReason', CANCEL_REASONS],
  ['appointment', 'money', MONEY_STATES],
  ['appointment_journal', 'actor', ACTORS],
  ['desk_payment', 'means', PAYMENT_MEANS],
  ['payment_attempt', 'state', ATTEMPT_STATES],
  ['payment_notice', 'verdict', NOTICE_VERDICTS],
  ['refund_task', 'state', REFUND_STATES],
  ['refund_task', 'reason', REFUND_REASONS],
  ['message', 'kind', VISIT_MAIL_KINDS],
  ['act', 'kind', ADMIN_ACTION_TYPES],
  ['hours_exception', 'kind', EXCEPTION_KINDS],
] as const)('the database allows in %s.%s what the contracts list', async (table, column, states) => {
  expect((await allowed(table, column)).sort()).toEqual([...states].sort());
});
