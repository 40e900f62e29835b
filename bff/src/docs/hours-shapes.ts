import type {
  Closure,
  HoursExceptionState,
  HoursPlan,
  OutsideVisit,
  PublicHolidays,
  StylistHours,
  TimeSpan,
  Versioned,
  WorkDay,
} from '@salon/contracts';
import { listOf, NUMBER, orNull, shape, TEXT, YES_NO } from './schema.rules.js';

const SPAN = shape<TimeSpan>({ start: TEXT, end: TEXT });
const WORK_DAY = shape<WorkDay>({ start: TEXT, end: TEXT, breaks: listOf(SPAN) });
const PERSON = shape<OutsideVisit['stylist']>({ _id: TEXT, name: TEXT });

export const PLAN = shape<Versioned<HoursPlan>>({
  stylistId: orNull(TEXT),
  validFrom: TEXT,
  week: listOf(orNull(WORK_DAY)),
  version: TEXT,
});

export const STYLIST_HOURS = shape<StylistHours>({
  _id: TEXT,
  name: TEXT,
  picture: orNull(TEXT),
  plans: listOf(PLAN),
  exceptions: listOf(
    shape<Versioned<HoursExceptionState> & { _id: string }>({
      _id: TEXT,
      stylistId: TEXT,
      kind: TEXT,
      from: TEXT,
      to: TEXT,
      hours: orNull(SPAN),
      note: TEXT,
      version: TEXT,
    }),
  ),
});

export const CLOSURE = shape<Versioned<Closure>>({ day: TEXT, reason: TEXT, version: TEXT });

export const HOLIDAY = shape<PublicHolidays['holidays'][number]>({ day: TEXT, name: TEXT });

export const OUTSIDE_VISIT = shape<OutsideVisit>({
  _id: TEXT,
  appointmentId: TEXT,
  date: TEXT,
  startTime: TEXT,
  endTime: TEXT,
  customerName: TEXT,
  customerEmail: TEXT,
  stylist: PERSON,
  services: listOf(TEXT),
  refund: NUMBER,
  why: TEXT,
  canTake: listOf(PERSON),
  otherTimes: listOf(shape<OutsideVisit['otherTimes'][number]>({ date: TEXT, time: TEXT, stylist: PERSON })),
});

export const HOURS = { today: TEXT, plans: listOf(PLAN), stylists: listOf(STYLIST_HOURS), closures: listOf(CLOSURE) };
export const OUTSIDE_VISITS = { visits: listOf(OUTSIDE_VISIT), total: NUMBER };
export const IMPACT = { ...OUTSIDE_VISITS, warnings: listOf(TEXT) };
export const HOLIDAYS = { isKnown: YES_NO, holidays: listOf(HOLIDAY) };
