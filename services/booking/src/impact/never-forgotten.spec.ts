import { chaos } from '@salon/testing';
import type { HoursChange, SalonChange, TimeSpan, WorkWeek } from '@salon/contracts';
import { addDays, DomainError, weekdayOf } from '@salon/kernel';
import fc from 'fast-check';
import { emptyVisits } from '../testing/each-monday.js';
import { ADMIN, DAY, MONDAY_MORNING, openSalon, type Salon } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const RUNS = 12;
let salon: Salon;
let stylists: string[];
beforeAll(async () => {
  salon = await openSalon();
  stylists = (await salon.calendar.stylists()).map(({ _id }) => _id);
});
afterAll(() => salon.close());

const who = fc.integer({ min: 0, max: 2 });
const day = fc.integer({ min: 0, max: 2 }).map((days) => addDays(DAY, days));
const hours = fc
  .tuple(fc.integer({ min: 8, max: 18 }), fc.integer({ min: 1, max: 6 }))
  .map(([start, length]) => ({ start: clock(start), end: clock(Math.min(start + length, 23)) }));
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const kind = fc.constantFrom('leave' as const, 'sick' as const, 'extra' as const);
const week = fc.array(fc.option(hours), { minLength: 7, maxLength: 7 });

type Step =
  | { act: 'book'; who: number; day: string; hour: number }
  | { act: 'change'; change(): HoursChange }
  | { act: 'undo' | 'keep'; at: number }
  | { act: 'reassign'; at: number; who: number };

const changing = fc.oneof(
  fc.record({ who, kind, day, length: fc.integer({ min: 0, max: 2 }), hours }).map((each) => (): HoursChange => ({
    subject: 'exception',
    exception: {
      stylistId: stylists[each.who] ?? '',
      kind: each.kind,
      from: each.day,
      to: addDays(each.day, each.length),
      hours: each.hours,
      note: '',
    },
  })),
  fc.record({ who, day, week }).map((each) => (): HoursChange => ({
    subject: 'plan',
    stylistId: stylists[each.who] ?? '',
    validFrom: each.day,
    week: each.week.map((span) => span && { ...span, breaks: [] }),
  })),
  fc
    .record({ day, reason: fc.constantFrom('Poya', null) })
    .map((each) => (): HoursChange => ({ subject: 'closure', closures: [each] })),
);
const at = fc.integer({ min: 0, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('book' as const), who, day, hour: fc.integer({ min: 9, max: 16 }) }),
  fc.record({ act: fc.constant('change' as const), change: changing }),
  fc.record({ act: fc.constantFrom('undo' as const, 'keep' as const), at }),
  fc.record({ act: fc.constant('reassign' as const), at, who }),
);

const booked = (): Promise<{ id: string; stylistId: string; day: string; startTime: string; endTime: string }[]> =>
  salon.db.query(
    `SELECT "id", "stylistId", "day"::text, "startTime", "endTime" FROM booking.appointment
     WHERE "status" = 'confirmed' ORDER BY "id"`,
  );

/** Whether a stylist works at a minute, computed from the rows alone. */
async function model(): Promise<(stylistId: string, day: string, time: string) => boolean> {
  const plans = await salon.db.query<{ stylistId: string; validFrom: string; week: WorkWeek }[]>(
    'SELECT "stylistId", "validFrom"::text, "week" FROM booking.week_plan ORDER BY "validFrom" DESC',
  );
  const exceptions = await salon.db.query<
    { stylistId: string; kind: string; from: string; to: string; hours: TimeSpan }[]
  >('SELECT "stylistId", "kind", "from"::text, "to"::text, "hours" FROM booking.hours_exception');
  const closed = await salon.db.query<{ day: string }[]>('SELECT "day"::text FROM booking.closure');
  const isIn = (span: TimeSpan | null | undefined, time: string): boolean =>
    !!span && span.start <= time && time < span.end;
  return (stylistId, on, time) => {
    const plan = plans.find((each) => each.stylistId === stylistId && each.validFrom <= on);
    const that = exceptions.filter(
      (each) => each.stylistId === stylistId && each.from <= on && on <= each.to && isIn(each.hours, time),
    );
    if (closed.some((each) => each.day === on) || that.some((each) => each.kind !== 'extra')) return false;
    return isIn(plan?.week[weekdayOf(on)], time) || that.some((each) => each.kind === 'extra');
  };
}

/** Every half hour of the visit; hours begin and end on whole hours here. */
const halfHours = ({ startTime, endTime }: { startTime: string; endTime: string }): string[] =>
  Array.from(
    { length: 48 },
    (_, half) => `${clock(Math.floor(half / 2)).slice(0, 2)}:${half % 2 ? '30' : '00'}`,
  ).filter((time) => startTime <= time && time < endTime);

async function run(steps: readonly Step[]): Promise<void> {
  await emptyVisits(salon.db);
  await salon.db.query(
    `DELETE FROM booking.hours_exception; DELETE FROM booking.closure;
     DELETE FROM booking.week_plan WHERE "validFrom" > '1970-01-01'`,
  );
  salon.clock.set(MONDAY_MORNING);
  salon.calendar.invalidate();
  const changes: SalonChange[] = [];
  const kept = new Set<string>();
  for (const each of steps) {
    try {
      await take(each, changes, kept);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error; // A refusal is a valid result.
    }
    await nothingForgotten(kept);
  }
}

async function take(each: Step, changes: SalonChange[], kept: Set<string>): Promise<void> {
  const visits = await booked();
  const visit = 'at' in each ? visits[each.at % (visits.length || 1)] : undefined;
  if (each.act === 'book')
    await visitsOf(salon).paid({ date: each.day, startTime: clock(each.hour), stylistId: stylists[each.who] });
  else if (each.act === 'change') changes.push(await salon.saveHours.run({ change: each.change() }, ADMIN));
  else if (each.act === 'undo') {
    const change = changes[each.at % (changes.length || 1)];
    if (change) await salon.undoSalonChange.run(change._id, ADMIN);
  } else if (visit && each.act === 'keep') {
    await salon.keepAppointment.run(visit.id, ADMIN);
    kept.add(`${visit.id} ${visit.stylistId}`);
  } else if (visit && each.act === 'reassign')
    await salon.reassignAppointment.run(visit.id, { stylistId: stylists[each.who] }, ADMIN);
}

async function nothingForgotten(kept: ReadonlySet<string>): Promise<void> {
  const works = await model();
  const outside = (await booked()).filter(
    (visit) =>
      !halfHours(visit).every((time) => works(visit.stylistId, visit.day, time)) &&
      !kept.has(`${visit.id} ${visit.stylistId}`),
  );
  const { visits } = await salon.outside.open();
  expect(visits.map(({ _id }) => _id).sort()).toEqual(outside.map(({ id }) => id).sort());
}

it(
  'after any sequence of changes exactly the visits outside the hours are open tasks',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), run), {
      numRuns: chaos.scaled(RUNS),
      seed: chaos.seed,
    });
  },
  chaos.timeout(120_000),
);
