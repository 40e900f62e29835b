import type { HistoryCause } from '@salon/contracts';
import { HistoryCauseSoFar1765640001000 } from '../migrations/1765640001000-history-cause-so-far.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday, emptyVisits } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';

const salon = eachMonday();
const desk = deskOf(salon);
beforeEach(() => desk.open());

const AT = '2026-11-26T05:00:00Z';
const KEPT = ['confirmed', 'confirmed', 'admin'] as const;
const SYSTEM = ['confirmed', 'confirmed', 'system'] as const;
const CANCELLED = ['confirmed', 'cancelled', 'admin'] as const;
type Sentence = [reason: string, step: readonly [from: string, to: string, actor: string]];

/** Runs the migration over what release 0.2.0 wrote, twice; its causes, and what staff wrote. */
async function converted(
  sentences: readonly Sentence[],
): Promise<[cause: HistoryCause | null, words: string | null][]> {
  const { appointment } = await desk.book();
  await salon.db.query('DELETE FROM booking.appointment_journal');
  for (const [reason, [from, to, actor]] of sentences)
    await salon.db.query(
      `INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "actorId", "from", "to", "reason")
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [appointment._id, AT, actor, ADMIN.id, from, to, reason],
    );
  await salon.db.query(`UPDATE booking.act SET "at" = $1, "kind" = 'lines', "after" = "after" || $2`, [
    AT,
    JSON.stringify({ lines: LINES, totalCents: 810_100 }),
  ]);
  await salon.db.query(
    `INSERT INTO booking.desk_payment ("id", "appointmentId", "amountCents", "means", "reference", "adminName", "at")
     SELECT "id", "appointmentId", -50000, 'cash', '', 'Ama', "at" FROM booking.act`,
  );
  await migrate();
  await migrate();
  const rows = await salon.db.query<{ cause: HistoryCause | null; reason: string | null }[]>(
    'SELECT "cause", "reason" FROM booking.appointment_journal ORDER BY "id"',
  );
  await emptyVisits(salon.db); // Their history is no legal path.
  return rows.map(({ cause, reason }) => [cause, reason]);
}

const LINES = [
  { title: 'Cut', quantity: 1, agreed: 'waited long' },
  { title: 'Nails', quantity: 2 },
];

async function migrate(): Promise<void> {
  const runner = salon.db.createQueryRunner();
  await new HistoryCauseSoFar1765640001000().up(runner);
  await runner.release();
}

const CHANGES: readonly [Sentence, HistoryCause, words?: string][] = [
  [['undo', KEPT], { kind: 'undo' }],
  [['note', KEPT], { kind: 'note' }],
  [['arrived', KEPT], { kind: 'progress', step: 'arrived' }],
  [['receipt mailed', KEPT], { kind: 'receipt_mailed' }],
  [['kept outside hours', KEPT], { kind: 'kept_outside_hours' }],
  [['refund sent to the gateway', KEPT], { kind: 'refund_sent' }],
  [['refund refused by the gateway', SYSTEM], { kind: 'refund_refused' }],
  [['refunded by the gateway', SYSTEM], { kind: 'refunded' }],
  [['refund by bank transfer TT-1', KEPT], { kind: 'bank_refund' }, 'TT-1'],
  [['refund by bank transfer', KEPT], { kind: 'bank_refund' }],
  [['rescheduled from 2026-12-01 10:00', KEPT], { kind: 'rescheduled', day: '2026-12-01', startTime: '10:00' }],
  [
    ['rescheduled from 2026-12-01 10:00: She asked:\nplease', KEPT],
    { kind: 'rescheduled', day: '2026-12-01', startTime: '10:00' },
    'She asked:\nplease',
  ],
  [['reassigned from Nimali Perera', KEPT], { kind: 'reassigned', stylist: 'Nimali Perera' }],
  [['reassigned from Nimali Perera: a: b', KEPT], { kind: 'reassigned', stylist: 'Nimali Perera' }, 'a: b'],
  [
    ['services changed to Cut (waited long), Nails × 2: LKR 8,101.00', KEPT],
    {
      kind: 'lines',
      services: [
        { title: 'Cut', quantity: 1 },
        { title: 'Nails', quantity: 2 },
      ],
      totalCents: 810_100,
    },
    'waited long',
  ],
  [['Rs 500.00 refunded at the desk: cash', KEPT], { kind: 'desk_payment', amountCents: -50_000, means: 'cash' }],
  [['undo', ['completed', 'confirmed', 'admin']], { kind: 'undo' }],
  [['paid', ['pending', 'confirmed', 'system']], { kind: 'paid' }],
  [['paid at desk', ['pending', 'confirmed', 'admin']], { kind: 'paid_at_desk' }],
  [['placed by admin', ['cancelled', 'confirmed', 'system']], { kind: 'placed', by: 'admin' }],
  [['placed by customer', ['cancelled', 'confirmed', 'system']], { kind: 'placed', by: 'customer' }],
  [['replaced', ['pending', 'cancelled', 'system']], { kind: 'cancelled', cancelReason: 'replaced' }],
  [['customer', CANCELLED], { kind: 'cancelled', cancelReason: 'customer' }],
  [['salon', CANCELLED], { kind: 'cancelled', cancelReason: 'salon' }],
];
/** Kinds that release 0.2.0 has no sentence for. */
const NEWER: readonly (typeof CHANGES)[number][] = [
  [['LKR 1,000.00 taken back by the bank', SYSTEM], { kind: 'charge_back', amountCents: 100_000 }],
  [['refund of LKR 1,000.00 is not due any more', SYSTEM], { kind: 'refund_dropped', amountCents: 100_000 }],
];
const WRITTEN: readonly Sentence[] = [
  ['She is ill', CANCELLED],
  ['rescheduled from 2026-12-01 10:00', CANCELLED],
  ['paid', ['confirmed', 'completed', 'admin']],
  ['a sentence of nobody', KEPT],
];

it('the sentences of before become causes, each once, and what staff wrote stays apart', async () => {
  const found = await converted([...CHANGES.map(([sentence]) => sentence), ...WRITTEN]);
  expect(found).toEqual([
    ...CHANGES.map(([, cause, words = null]) => [cause, words]),
    ...WRITTEN.map(([written]) => [null, written]),
  ]);
});

it('an older release that comes back reads the sentences again', async () => {
  const { appointment } = await desk.book();
  await salon.db.query('DELETE FROM booking.appointment_journal');
  const changes = [...CHANGES, ...NEWER];
  for (const [, cause, words] of changes)
    await salon.db.query(
      `INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "from", "to", "cause", "reason")
       VALUES ($1, $2, 'admin', 'confirmed', 'confirmed', $3, $4)`,
      [appointment._id, AT, JSON.stringify(cause), words],
    );
  const runner = salon.db.createQueryRunner();
  await new HistoryCauseSoFar1765640001000().down(runner);
  await runner.release();
  const rows = await salon.db.query<{ reason: string }[]>(
    'SELECT "reason" FROM booking.appointment_journal ORDER BY "id"',
  );
  await emptyVisits(salon.db);
  const said = changes
    .map(([[reason]]) => reason)
    .map((reason) => reason.replace('Cut (waited long), Nails × 2', 'Cut, Nails × 2 (waited long)'))
    .map((reason) => reason.replace('Rs ', 'LKR '));
  expect(rows.map(({ reason }) => reason)).toEqual(said);
});

it('what staff wrote goes with the customer, also when release 0.2.0 deletes their data', async () => {
  const { appointment } = await desk.book();
  await desk.move(appointment._id, { startTime: '13:00', reason: 'She is ill' });
  await salon.db.query(
    `UPDATE booking.appointment SET "customerName" = 'Former customer', "customerEmail" = '', "customerPhone" = NULL`,
  );
  const rows = await salon.db.query('SELECT FROM booking.appointment_journal WHERE "reason" IS NOT NULL');
  expect(rows).toEqual([]);
});

it('titles of before lose their verbs, those of other parts stay', async () => {
  const titles = [
    ['closing', 'Nov 27, 2026 closed', 'Nov 27, 2026'],
    ['closing', 'Nov 27, 2026 opened again: Was closed', 'Nov 27, 2026: Was closed'],
    ['closing', 'Nov 27, 2026: the shop closed', 'Nov 27, 2026: the shop closed'],
    ['closure', 'Closed on Dec 25, 2026 and 1 more', 'Dec 25, 2026 and 1 more'],
    ['customer', 'Closed on Sundays', 'Closed on Sundays'],
  ];
  for (const [subject, title] of titles)
    await salon.db.query(
      `INSERT INTO booking.salon_change ("id", "kind", "subject", "subjectId", "title", "adminId", "adminName", "at")
       VALUES (gen_random_uuid(), 'create', $1, '', $2, $3, 'Ama', $4)`,
      [subject, title, ADMIN.id, AT],
    );
  await migrate();
  await migrate();
  const rows = await salon.db.query<{ title: string }[]>('SELECT "title" FROM booking.salon_change ORDER BY "number"');
  expect(rows.map(({ title }) => title)).toEqual(titles.map(([, , after]) => after));
});
