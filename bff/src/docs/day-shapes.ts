import type { DayAway, DayStylist, DayVisit, DeskCustomer, SalonDay, SalonWeek, TimeSpan } from '@salon/contracts';
import { CUSTOMER_NOTES_SHAPE } from './record-shapes.js';
import { listOf, NUMBER, orNull, shape, TEXT, YES_NO } from './schema.rules.js';
import { APPOINTMENT } from './shapes.js';

const SPAN = shape<TimeSpan>({ start: TEXT, end: TEXT });

const DAY_VISIT = {
  ...APPOINTMENT,
  properties: {
    ...APPOINTMENT.properties,
    ...shape<Pick<DayVisit, 'origin' | 'note' | 'customerNotes' | 'freeMiddles' | 'bufferEnd' | 'moveNeedsReason'>>({
      origin: TEXT,
      note: TEXT,
      customerNotes: orNull(CUSTOMER_NOTES_SHAPE),
      freeMiddles: listOf(SPAN),
      bufferEnd: orNull(TEXT),
      moveNeedsReason: orNull(TEXT),
    }).properties,
  },
};

export const SALON_DAY = shape<SalonDay>({
  date: TEXT,
  today: TEXT,
  closed: orNull(TEXT),
  stylists: listOf(
    shape<DayStylist>({
      _id: TEXT,
      name: TEXT,
      picture: orNull(TEXT),
      shifts: listOf(SPAN),
      away: listOf(shape<DayAway>({ start: TEXT, end: TEXT, kind: TEXT, note: TEXT, blockId: orNull(TEXT) })),
    }),
  ),
  visits: listOf(DAY_VISIT),
  cancelled: NUMBER,
});

export const SALON_WEEK = shape<SalonWeek>({
  stylist: orNull(TEXT),
  stylists: listOf(shape<SalonWeek['stylists'][number]>({ _id: TEXT, name: TEXT })),
  days: listOf(SALON_DAY),
});

export const DESK_CUSTOMER = shape<DeskCustomer>({
  _id: TEXT,
  name: TEXT,
  email: TEXT,
  phone: TEXT,
  hasAccount: YES_NO,
});
