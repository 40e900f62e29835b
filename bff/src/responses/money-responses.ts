import type {
  ClosingEntry,
  ClosingEvent,
  ClosingLine,
  ClosingVisit,
  DayClosing,
  HoldTask,
  MailTask,
  MessageTask,
  NoticeTask,
  Occupancy,
  OccupancyRow,
  Refund,
  ReportMoney,
  ReportPeriod,
  ReportService,
  SalonReport,
  TaskVisit,
} from '@salon/contracts';
import { ACTION_UNDO, SALON_CHANGE } from './admin-action-responses.js';
import { listOf, NUMBER, ok, orNull, type PlainSchema, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

export const REFUND = shape<Refund>({
  _id: TEXT,
  orderId: TEXT,
  paymentId: orNull(TEXT),
  amount: NUMBER,
  reason: TEXT,
  state: TEXT,
  method: orNull(TEXT),
  reference: orNull(TEXT),
  failure: orNull(TEXT),
  createdAt: TEXT,
  begunAt: orNull(TEXT),
  doneAt: orNull(TEXT),
  appointment: shape<Refund['appointment']>({
    _id: TEXT,
    appointmentId: TEXT,
    date: TEXT,
    startTime: TEXT,
    customerName: TEXT,
    customerEmail: TEXT,
  }),
  moves: listOf(shape<Refund['moves'][number]>({ to: TEXT, undoable: YES_NO, why: TEXT })),
});

const closingVisit = { appointmentId: TEXT, customerName: TEXT, startTime: TEXT };

const DAY_CLOSING = shape<DayClosing>({
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
  undecided: listOf(shape<ClosingVisit>(closingVisit)),
  unnoted: listOf(shape<DayClosing['unnoted'][number]>({ ...closingVisit, amount: NUMBER })),
  entries: listOf(
    shape<ClosingEntry>({ at: TEXT, means: TEXT, kind: TEXT, amount: NUMBER, appointmentId: TEXT, customerName: TEXT }),
  ),
  trace: listOf(shape<ClosingEvent>({ at: TEXT, by: TEXT, title: TEXT })),
  version: TEXT,
});

const OCCUPANCY = { openMinutes: NUMBER, takenMinutes: NUMBER };

const ROW = shape<OccupancyRow>({ name: TEXT, ...OCCUPANCY, hours: listOf(shape<Occupancy>(OCCUPANCY)) });

const MONEY = listOf(shape<ReportMoney>({ means: TEXT, received: NUMBER, returned: NUMBER }));

const SALON_REPORT = shape<SalonReport>({
  from: TEXT,
  to: TEXT,
  asOf: TEXT,
  unit: TEXT,
  stylists: listOf(ROW),
  weekdays: listOf(ROW),
  services: listOf(shape<ReportService>({ title: TEXT, isOffer: YES_NO, times: NUMBER, amount: NUMBER })),
  money: MONEY,
  periods: listOf(
    shape<ReportPeriod>({
      period: TEXT,
      visits: NUMBER,
      noShows: NUMBER,
      lateCancels: NUMBER,
      firstVisits: NUMBER,
      money: MONEY,
    }),
  ),
});

const taskVisit = shape<TaskVisit>({ _id: TEXT, appointmentId: TEXT, customerName: TEXT });

const groupOf = (task: PlainSchema): PlainSchema => ({
  type: 'object',
  properties: { tasks: listOf(task), total: NUMBER },
  additionalProperties: false,
});

const OPEN_TASKS = {
  refunds: groupOf(REFUND),
  notices: groupOf(
    shape<NoticeTask>({
      _id: TEXT,
      at: TEXT,
      verdict: TEXT,
      orderId: TEXT,
      paymentId: orNull(TEXT),
      amount: TEXT,
      currency: TEXT,
      visit: orNull(taskVisit),
    }),
  ),
  mails: groupOf(shape<MailTask>({ _id: TEXT, at: TEXT, kind: TEXT, to: TEXT, visit: taskVisit })),
  holds: groupOf(shape<HoldTask>({ visit: taskVisit, customerPhone: TEXT, date: TEXT, startTime: TEXT, until: TEXT })),
  messages: orNull(groupOf(shape<MessageTask>({ _id: TEXT, at: TEXT, name: TEXT, email: TEXT, message: TEXT }))),
  outside: NUMBER,
  total: NUMBER,
};

const refund = ok({ refund: REFUND, act: ACTION_UNDO });

export const MONEY_RESPONSES: Responses = {
  'GET /api/admin/tasks': ok(OPEN_TASKS),
  'GET /api/admin/close/{date}': ok(DAY_CLOSING.properties),
  'GET /api/admin/reports': ok(SALON_REPORT.properties),
  'POST /api/admin/close/{date}': ok(DAY_CLOSING.properties),
  'POST /api/admin/close/{date}/reopen': ok(DAY_CLOSING.properties),
  'POST /api/admin/notices/{id}/review': ok({ change: SALON_CHANGE }),
  'POST /api/admin/mails/{id}/send': ok(),
  'POST /api/admin/refunds/{id}/send': refund,
  'POST /api/admin/refunds/{id}/settle': refund,
};
