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
import { SALON_CHANGE } from './admin-action-responses.js';
import { listOf, NUMBER, ok, orNull, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

const SPAN = shape<TimeSpan>({ start: TEXT, end: TEXT });

const WORK_DAY = shape<WorkDay>({ start: TEXT, end: TEXT, breaks: listOf(SPAN) });

const PERSON = shape<OutsideVisit['stylist']>({ _id: TEXT, name: TEXT });

const PLAN = shape<Versioned<HoursPlan>>({
  stylistId: orNull(TEXT),
  validFrom: TEXT,
  week: listOf(orNull(WORK_DAY)),
  version: TEXT,
});

const STYLIST_HOURS = shape<StylistHours>({
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

const CLOSURE = shape<Versioned<Closure>>({ day: TEXT, reason: TEXT, version: TEXT });

const HOLIDAY = shape<PublicHolidays['holidays'][number]>({ day: TEXT, name: TEXT });

const OUTSIDE_VISIT = shape<OutsideVisit>({
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

const HOURS = { today: TEXT, plans: listOf(PLAN), stylists: listOf(STYLIST_HOURS), closures: listOf(CLOSURE) };

const OUTSIDE_VISITS = { visits: listOf(OUTSIDE_VISIT), total: NUMBER };

const IMPACT = { ...OUTSIDE_VISITS, warnings: listOf(TEXT) };

const HOLIDAYS = { isKnown: YES_NO, holidays: listOf(HOLIDAY) };

export const HOURS_RESPONSES: Responses = {
  'GET /api/admin/hours': ok(HOURS),
  'PUT /api/admin/hours': ok({ change: SALON_CHANGE }),
  'POST /api/admin/hours/impact': ok(IMPACT),
  'GET /api/admin/hours/holidays': ok(HOLIDAYS),
  'GET /api/admin/outside-hours': ok(OUTSIDE_VISITS),
};
