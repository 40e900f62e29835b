import type { DayStylist, SalonDay } from '@salon/contracts';
import { listOf, NUMBER, orNull, shape, TEXT } from './schema.rules.js';
import { APPOINTMENT } from './shapes.js';

export const SALON_DAY = shape<SalonDay>({
  date: TEXT,
  today: TEXT,
  closed: orNull(TEXT),
  stylists: listOf(
    shape<DayStylist>({
      _id: TEXT,
      name: TEXT,
      picture: orNull(TEXT),
      shifts: listOf(shape<DayStylist['shifts'][number]>({ start: TEXT, end: TEXT })),
    }),
  ),
  visits: listOf(APPOINTMENT),
  cancelled: NUMBER,
});
