import type {
  Appointment,
  Dashboard,
  DayAway,
  DayStylist,
  DayVisit,
  DeskChange,
  DeskCustomer,
  DeskEvent,
  MyDay,
  OwnVisit,
  SalonDay,
  SalonWeek,
  TimeSpan,
  Today,
  TodayMoney,
  TodayStylist,
  TodayVisit,
  WaitingTasks,
} from '@salon/contracts';
import { SALON_CHANGE } from './admin-action-responses.js';
import { changedVisit, APPOINTMENT } from './booking-responses.js';
import { ADMIN_REVIEW } from './content-responses.js';
import { CUSTOMER_NOTES_SHAPE } from './customer-responses.js';
import { listOf, NUMBER, ok, orNull, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

const SPAN = shape<TimeSpan>({ start: TEXT, end: TEXT });

const DAY_VISIT = {
  ...APPOINTMENT,
  properties: {
    ...APPOINTMENT.properties,
    ...shape<Omit<DayVisit, Exclude<keyof Appointment, 'note'>>>({
      origin: TEXT,
      note: TEXT,
      customerNotes: orNull(CUSTOMER_NOTES_SHAPE),
      freeMiddles: listOf(SPAN),
      bufferEnd: orNull(TEXT),
      moveNeedsReason: orNull(TEXT),
    }).properties,
  },
};

const SALON_DAY = shape<SalonDay>({
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

const SALON_WEEK = shape<SalonWeek>({
  stylist: orNull(TEXT),
  stylists: listOf(shape<SalonWeek['stylists'][number]>({ _id: TEXT, name: TEXT })),
  days: listOf(SALON_DAY),
});

const DESK_CUSTOMER = shape<DeskCustomer>({
  _id: TEXT,
  name: TEXT,
  email: TEXT,
  phone: TEXT,
  hasAccount: YES_NO,
});

const PERSON = shape<NonNullable<MyDay['stylist']>>({ _id: TEXT, name: TEXT });

/** A stylist's own day; it contains no other data of the salon (ADR-0053). */
const MY_DAY = shape<MyDay>({
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

/** The data of one event of the stream. */
const DESK_EVENT = shape<DeskEvent>({
  isComplete: YES_NO,
  changes: listOf(shape<DeskChange>({ subject: TEXT, day: orNull(TEXT) })),
});

const VISIT = shape<TodayVisit>({ appointmentId: TEXT, startTime: TEXT, endTime: TEXT, customerName: TEXT });

const TODAY = shape<Today>({
  date: TEXT,
  closed: orNull(TEXT),
  stylists: listOf(
    shape<TodayStylist>({
      _id: TEXT,
      name: TEXT,
      visits: NUMBER,
      done: NUMBER,
      freeMinutes: NUMBER,
      now: orNull(VISIT),
      next: orNull(VISIT),
    }),
  ),
  money: shape<TodayMoney>({ online: NUMBER, desk: NUMBER, refunds: NUMBER }),
});

const DASHBOARD = shape<Dashboard>({
  today: orNull(TODAY),
  tasks: orNull(
    shape<WaitingTasks>({ refunds: NUMBER, notices: NUMBER, mails: NUMBER, outside: NUMBER, total: NUMBER }),
  ),
  reviews: { ...listOf(ADMIN_REVIEW), nullable: true },
});

export const DAY_RESPONSES: Responses = {
  'GET /api/admin/stream': DESK_EVENT,
  'GET /api/admin/days/{date}': ok(SALON_DAY.properties),
  'GET /api/admin/weeks/{date}': ok(SALON_WEEK.properties),
  'GET /api/admin/desk/customers': ok({ customers: listOf(DESK_CUSTOMER) }),
  'POST /api/admin/desk/visits': changedVisit,
  'POST /api/admin/desk/visits/{id}/move': changedVisit,
  'POST /api/admin/desk/blocks': ok({ change: SALON_CHANGE }),
  'DELETE /api/admin/desk/blocks/{id}': ok({ change: SALON_CHANGE }),
  'POST /api/admin/desk/block-changes/{id}/undo': ok({ change: SALON_CHANGE }),
  'GET /api/my-day': ok(MY_DAY.properties),
  'POST /api/my-day/visits/{id}/step': ok(MY_DAY.properties),
  'POST /api/my-day/acts/{id}/undo': ok(MY_DAY.properties),
  'GET /api/admin/dashboard': ok(DASHBOARD.properties),
};
