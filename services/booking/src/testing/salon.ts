import { readFileSync } from 'node:fs';
import {
  type AdminAction,
  type Appointment,
  type BookAppointmentRequest,
  permissionsOf,
  type PricedService,
  type Refund,
} from '@salon/contracts';
import { type Caller, createLogger, openDatabase, Outbox, seedId } from '@salon/nest-kit';
import { dropTestDatabase, FixedClock } from '@salon/testing';
import type { DataSource } from 'typeorm';
import { type AdminActionRecord, asAction, SELECT_ACTION } from '../admin-actions/admin-actions.queries.js';
import { AddOffer } from '../cart/add-offer.js';
import { AddService } from '../cart/add-service.js';
import { CartQueries } from '../cart/cart.queries.js';
import { ChangeLine } from '../cart/change-line.js';
import { database } from '../data-source.js';
import { MerchantClient } from '../gateway/merchant.client.js';
import { BookAppointment } from '../holds/book-appointment.js';
import { CreateHold } from '../holds/create-hold.js';
import { ReleaseUnpaidJob } from '../holds/release-unpaid.job.js';
import { SaveHours } from '../hours/save-hours.js';
import { HoursQueries } from '../hours/hours.queries.js';
import { KeepAppointment } from '../impact/keep-appointment.js';
import { OutsideVisitsQueries } from '../impact/outside-visits.queries.js';
import { ReassignAppointment } from '../impact/reassign-appointment.js';
import { RecordNotice } from '../payments/record-notice.js';
import { RetrieveOrder } from '../payments/retrieve-order.js';
import { StartPayment } from '../payments/start-payment.js';
import { asRefund, findRefund } from '../refunds/refunds.queries.js';
import { NewTimesQueries } from '../rescheduling/new-times.queries.js';
import { RescheduleAppointment } from '../rescheduling/reschedule-appointment.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { SlotsQueries } from '../slots/slots.queries.js';
import { UndoSalonChange } from '../undo/undo-salon-change.js';
import { UndoAdminAction } from '../undo/undo-admin-action.js';
import { CancelAppointment } from '../visits/cancel-appointment.js';
import { ChangeStatus } from '../visits/change-status.js';
import { VisitCalendarQueries } from '../visits/visit-calendar.queries.js';
import { VisitListQueries } from '../visits/visit-list.queries.js';
import { VisitsQueries } from '../visits/visits.queries.js';
import { CUT, FakeCatalog } from './fake-catalog.js';
import { bookingDatabaseUrl } from './migrated.js';

/** Thursday of the tests' week; the clock starts on the Monday before at 08:30 in Colombo. */
export const DAY = '2026-11-26';
export const MONDAY_MORNING = '2026-11-23T03:00:00Z';

export const GATEWAY = {
  merchantId: '1211149',
  merchantSecret: 'TEST-SECRET-not-real',
  appId: 'app',
  appSecret: 'app-secret',
  baseUrl: 'http://127.0.0.1:1',
  siteUrl: 'http://localhost:4000',
  notifyUrl: 'http://localhost:4000/api/appointments/payhere-notify',
};

export const customer = (name: string, change: Partial<Caller> = {}): Caller => ({
  id: seedId(name),
  role: 'user',
  permissions: [],
  name,
  email: `${seedId(name)}@example.test`,
  phone: '0771234567',
  verified: true,
  sid: 's',
  ...change,
});
export const ADMIN = customer('Admin', { role: 'admin', permissions: permissionsOf('owner') });

export const invariants = readFileSync(new URL('./invariants.sql', import.meta.url), 'utf8');

/** Booking's use-cases on their own database, constructed by hand. */
export async function openSalon(poolSize = 10, isDemo = true) {
  const url = await bookingDatabaseUrl(isDemo);
  const db = await openDatabase(database(url, poolSize, isDemo));
  const close = async (): Promise<void> => {
    await db.destroy();
    await dropTestDatabase(url);
  };
  return { ...createUseCases(db), close };
}

function createUseCases(db: DataSource) {
  const clock = new FixedClock(MONDAY_MORNING);
  const catalog = new FakeCatalog(clock);
  const outbox = new Outbox('booking_jobs');
  const calendar = new SalonQueries(db, clock);
  const carts = new CartQueries(db, catalog, calendar, clock);
  const list = new VisitListQueries(db, calendar, clock);
  const slots = new SlotsQueries(db, calendar, catalog, clock);
  const useCases = {
    db,
    clock,
    catalog,
    outbox,
    calendar,
    carts,
    slots,
    addService: new AddService(db, carts, calendar, clock),
    lines: new ChangeLine(db, carts),
    offers: new AddOffer(db, catalog, calendar, clock),
    bookAppointment: new BookAppointment(db, carts, calendar, new CreateHold(db, outbox), clock),
    releaseUnpaid: new ReleaseUnpaidJob(db, clock),
    appointments: Object.assign(new VisitsQueries(db, clock), {
      /** The customer's latest visits. */
      mine: async (customerId: string): Promise<Appointment[]> => (await list.mine(customerId)).appointments,
    }),
    list,
    calendars: new VisitCalendarQueries(db, catalog, clock, { address: 'hello@araliya.test' }),
    cancelAppointment: new CancelAppointment(db, outbox, clock),
    changeStatus: new ChangeStatus(db, outbox, clock),
    rescheduleAppointment: new RescheduleAppointment(db, calendar, outbox, clock),
    newTimes: new NewTimesQueries(db, calendar, clock),
    ...deskLists(db, clock),
    undoAdminAction: new UndoAdminAction(db, outbox, clock),
    ...hoursUseCases({ db, calendar, outbox, clock }),
    startPayment: new StartPayment(db, calendar, catalog, GATEWAY, outbox, clock),
    recordNotice: new RecordNotice(db, calendar, outbox, clock),
  };
  return { ...useCases, ...shortcuts(useCases) };
}

const deskLists = (db: DataSource, clock: FixedClock) => ({
  /** All refunds, the newest first. */
  refunds: async (): Promise<Refund[]> => {
    const all: { id: string }[] = await db.query(
      'SELECT "id" FROM booking.refund_task ORDER BY "createdAt" DESC, "id"',
    );
    return Promise.all(all.map(async ({ id }) => asRefund(await findRefund(db, id))));
  },
  acts: {
    /** All actions on visits, the latest first. */
    recent: async (): Promise<{ acts: AdminAction[] }> => {
      const all: AdminActionRecord[] = await db.query(`${SELECT_ACTION} ORDER BY act."number" DESC`);
      return { acts: all.map((act) => asAction(act, clock.now())) };
    },
  },
});

const hoursUseCases = ({
  db,
  calendar,
  outbox,
  clock,
}: Pick<UseCases, 'db' | 'clock'> & { calendar: SalonQueries; outbox: Outbox }) => ({
  hours: new HoursQueries(db, calendar, clock),
  saveHours: new SaveHours(db, calendar, clock),
  outside: new OutsideVisitsQueries(db, calendar, clock),
  reassignAppointment: new ReassignAppointment(db, calendar, outbox, clock),
  keepAppointment: new KeepAppointment(db, calendar, clock),
  undoSalonChange: new UndoSalonChange(db, calendar, clock),
});

interface UseCases {
  db: DataSource;
  clock: FixedClock;
  addService: AddService;
  bookAppointment: BookAppointment;
  startPayment: StartPayment;
  recordNotice: RecordNotice;
}

function shortcuts({ db, clock, addService, bookAppointment, startPayment, recordNotice }: UseCases) {
  const fill = async (who: Caller, ...services: PricedService[]): Promise<void> => {
    for (const { id } of services) await addService.run(who, id);
  };
  const book = (who: Caller, change: Partial<BookAppointmentRequest> = {}, key?: string): Promise<Appointment> =>
    bookAppointment.run(
      who,
      { date: DAY, startTime: '10:00', services: [{ service: CUT.id, quantity: 1 }], ...change },
      key,
    );
  return {
    fill,
    book,
    /** A cut at 10:00 on the Thursday, held. */
    held: async (who: Caller, change: Partial<BookAppointmentRequest> = {}): Promise<Appointment> => {
      await fill(who, CUT);
      return book(who, change);
    },
    /** Queries about orders to the gateway at a URL; `write` gets the lines of the log. */
    retrieving: (baseUrl: string, write: (line: string) => void = () => undefined): RetrieveOrder => {
      const settings = { ...GATEWAY, baseUrl };
      const logger = createLogger('booking', 'warn', { write });
      return new RetrieveOrder(new MerchantClient(settings, clock), recordNotice, settings, logger);
    },
    pay: (who: Caller, { _id }: Appointment) => startPayment.run(who, { amount: 1000, appointmentData: { _id } }),
    /** The names of the violated invariants. */
    broken: async (): Promise<string[]> => {
      const rows: { invariant: string; broken: number }[] = await db.query(invariants, [clock.now()]);
      return rows.filter((row) => row.broken > 0).map((row) => `${row.invariant}: ${row.broken}`);
    },
    /** Tasks waiting in the queue. */
    waiting: async (task: string): Promise<number> => {
      const [{ count }] = await db.query(
        `SELECT count(*)::int AS count
         FROM booking_jobs._private_jobs job JOIN booking_jobs._private_tasks task ON task.id = job.task_id
         WHERE task.identifier = $1`,
        [task],
      );
      return count;
    },
  };
}

export type Salon = Awaited<ReturnType<typeof openSalon>>;
