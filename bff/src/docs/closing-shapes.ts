import type { ClosingEntry, ClosingEvent, ClosingLine, ClosingVisit, DayClosing } from '@salon/contracts';
import { listOf, NUMBER, orNull, shape, TEXT, YES_NO } from './schema.rules.js';

const visit = { appointmentId: TEXT, customerName: TEXT, startTime: TEXT };

export const DAY_CLOSING = shape<DayClosing>({
  date: TEXT,
  lines: listOf(
    shape<ClosingLine>({
      means: TEXT,
      received: NUMBER,
      returned: NUMBER,
      expected: NUMBER,
      counted: orNull(NUMBER),
      reason: TEXT,
      afterClosing: NUMBER,
    }),
  ),
  closed: orNull(shape<NonNullable<DayClosing['closed']>>({ by: TEXT, at: TEXT })),
  closable: YES_NO,
  undecided: listOf(shape<ClosingVisit>(visit)),
  unnoted: listOf(shape<DayClosing['unnoted'][number]>({ ...visit, amount: NUMBER })),
  entries: listOf(
    shape<ClosingEntry>({ at: TEXT, means: TEXT, kind: TEXT, amount: NUMBER, appointmentId: TEXT, customerName: TEXT }),
  ),
  trace: listOf(shape<ClosingEvent>({ at: TEXT, by: TEXT, title: TEXT })),
  version: TEXT,
});
