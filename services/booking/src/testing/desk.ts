import type { DeskBookingRequest, DeskCustomer, DeskMoveRequest } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import { BlockTime } from '../day/block-time.js';
import { BookAtDesk } from '../day/book-at-desk.js';
import { DayQueries } from '../day/day.queries.js';
import { MoveAtDesk } from '../day/move-at-desk.js';
import { CUT } from './fake-catalog.js';
import { ADMIN, DAY, type Salon } from './salon.js';

const callsOf = (salon: Salon) => ({
  booking: new BookAtDesk(salon.db, salon.calendar, salon.catalog, salon.outbox, salon.clock),
  moving: new MoveAtDesk(salon.db, salon.calendar, salon.outbox, salon.clock),
  blocking: new BlockTime(salon.db, salon.calendar, salon.clock),
  days: new DayQueries(salon.db, salon.calendar, salon.clock),
});

/** A walk-in for a cut at 10:00 on the Thursday. */
const WALK_IN = {
  date: DAY,
  startTime: '10:00',
  origin: 'walk_in',
  services: [{ service: CUT.id, quantity: 1 }],
  note: '',
} as const;

let people = 0;
/** A new customer, known only by a number. */
const guest = (change: Partial<DeskCustomer> = {}): DeskCustomer => {
  const name = `Guest ${(people += 1)}`;
  return { _id: seedId(name), name, email: '', phone: '0771112222', hasAccount: false, ...change };
};

/** The use-cases of the board, constructed by hand. */
export function deskOf(salon: Salon) {
  const ids: string[] = [];
  const idAt = (at: number) => () => ids[at] ?? '';
  const of = () => callsOf(salon);
  return {
    /** Reads the stylists, after the salon has started. */
    open: async (): Promise<void> => {
      ids.splice(0, ids.length, ...(await salon.calendar.stylists()).map(({ _id }) => _id));
      await salon.db.query('DELETE FROM booking.hours_exception; DELETE FROM booking.salon_change');
      salon.calendar.invalidate();
    },
    dilani: idAt(0),
    nadeesha: idAt(1),
    ruwan: idAt(2),
    guest,
    /** A cut at 10:00 on the Thursday with Dilani for a walk-in. */
    book: (change: Partial<DeskBookingRequest & { customer: DeskCustomer }> = {}, key?: string) =>
      of().booking.run({ ...WALK_IN, stylistId: ids[0], customer: guest(), ...change }, ADMIN, key),
    /** From 10:00 with Dilani, unless given otherwise. */
    move: (id: string, change: Partial<DeskMoveRequest>) =>
      of().moving.run(
        id,
        {
          date: DAY,
          startTime: '10:00',
          stylistId: ids[0],
          from: { date: DAY, startTime: '10:00', stylistId: ids[0] },
          tell: false,
          reason: '',
          ...change,
        },
        ADMIN,
      ),
    block: (startTime: string, endTime: string, reason = 'Training') =>
      of().blocking.block({ date: DAY, startTime, endTime, stylistId: ids[0], reason }, ADMIN),
    free: (id: string) => of().blocking.free(id, ADMIN),
    day: (date: unknown = DAY) => of().days.day(date),
  };
}
