import type { MyDay, OwnVisit, TimeSpan } from '@salon/contracts';
import { listOf, NUMBER, orNull, shape, TEXT } from './schema.rules.js';

const PERSON = shape<NonNullable<MyDay['stylist']>>({ _id: TEXT, name: TEXT });

/** A stylist's own day; nothing else of the salon is in it (ADR-0053). */
export const MY_DAY = shape<MyDay>({
  date: TEXT,
  asOf: TEXT,
  stylist: orNull(PERSON),
  closed: orNull(TEXT),
  shifts: listOf(shape<TimeSpan>({ start: TEXT, end: TEXT })),
  visits: listOf(
    shape<OwnVisit>({
      _id: TEXT,
      startTime: TEXT,
      endTime: TEXT,
      firstName: TEXT,
      services: listOf(shape<OwnVisit['services'][number]>({ title: TEXT, quantity: NUMBER })),
      note: TEXT,
      allergies: TEXT,
      customerNotes: TEXT,
      state: TEXT,
      steps: listOf(TEXT),
      takeBack: orNull(shape<NonNullable<OwnVisit['takeBack']>>({ act: TEXT, step: TEXT })),
    }),
  ),
});
