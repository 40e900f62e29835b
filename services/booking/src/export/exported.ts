import { csvFile, type ExportPlan } from '@salon/nest-kit/export';
import { DISPLAY_ID } from './display-id.js';
import { PAYMENTS } from './payments-file.js';
import { VISITS_CALENDAR } from './visits-calendar.js';

const VISITS = csvFile(
  'csv/visits.csv',
  [
    'visit',
    'booked',
    'day',
    'start',
    'end',
    'customer',
    'email',
    'phone',
    'stylist',
    'services',
    'status',
    'origin',
    'total',
    'fee',
    'prepaid',
    'paid at the desk',
    'note',
  ],
  `SELECT ${DISPLAY_ID} AS "visit", visit."bookedOn"::text AS "booked", visit."day"::text AS "day",
     visit."startTime" AS "start", visit."endTime" AS "end", visit."customerName" AS "customer",
     visit."customerEmail" AS "email", visit."customerPhone" AS "phone", stylist."name" AS "stylist",
     (SELECT string_agg(line->>'title', ', ' ORDER BY at)
      FROM jsonb_array_elements(visit."lines") WITH ORDINALITY AS lines (line, at)) AS "services",
     visit."status", visit."origin", to_char(visit."totalCents" / 100.0, 'FM9999999990.00') AS "total",
     to_char((visit."feeCents" - visit."prepaidCents") / 100.0, 'FM9999999990.00') AS "fee",
     to_char(visit."prepaidCents" / 100.0, 'FM9999999990.00') AS "prepaid",
     to_char(visit."deskPaidCents" / 100.0, 'FM9999999990.00') AS "paid at the desk", visit."note"
   FROM booking.appointment visit JOIN booking.stylist ON stylist."id" = visit."stylistId"
   ORDER BY visit."startsAt", visit."id"`,
);

/** Visits and money in the salon's archive (docs/export-format.md). */
export const EXPORTED: ExportPlan = {
  service: 'booking',
  tables: [
    'settings',
    'policy',
    'stylist',
    'working_hours',
    'week_plan',
    'hours_exception',
    'closure',
    'setup_check',
    'cart',
    'cart_line',
    'appointment',
    'appointment_journal',
    'kept_outside',
    'act',
    'desk_payment',
    'payment_attempt',
    'payment_notice',
    'notice_review',
    'retrieved_payment',
    'refund_task',
    'message',
    'salon_change',
    'day_closing',
    'customer_note',
    'customer_merge',
  ],
  excluded: {
    migration: 'named in the manifest',
    job_retry: 'jobs belong to this instance',
    desk_change: 'of the last hour: what open desks are told',
    occupied: 'derived: a trigger writes it with each visit',
    day_report: 'derived: computed when a report needs it',
    first_visit: 'derived: computed when a report needs it',
    report_mark: 'what of the derived tables is to be computed anew',
  },
  nulledColumns: {},
  seededTables: ['settings', 'policy'],
  // Past visits of former stylists.
  disabledTriggers: ['appointment.stylist_works_here'],
  reports: [VISITS, PAYMENTS, VISITS_CALENDAR],
};
