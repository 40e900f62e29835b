import type {
  CancelPreview,
  DeskMoney,
  DeskPayment,
  RecordLine,
  VisitEvent,
  VisitMail,
  VisitRecord,
} from '@salon/contracts';
import { ADMIN_ACTION } from './admin-action-responses.js';
import { changedVisit, APPOINTMENT } from './booking-responses.js';
import { CUSTOMER_NOTES_SHAPE } from './customer-responses.js';
import { REFUND } from './money-responses.js';
import { listOf, NUMBER, ok, orNull, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

const VISIT_RECORD = shape<VisitRecord>({
  visit: APPOINTMENT,
  customerId: TEXT,
  customerNotes: orNull(CUSTOMER_NOTES_SHAPE),
  money: shape<DeskMoney>({ deskPaid: NUMBER, payable: NUMBER, overpaid: NUMBER }),
  arrivedAt: orNull(TEXT),
  startedAt: orNull(TEXT),
  progress: listOf(TEXT),
  history: listOf(
    shape<VisitEvent>({
      at: TEXT,
      actor: TEXT,
      by: orNull(TEXT),
      from: orNull(TEXT),
      to: TEXT,
      reason: orNull(TEXT),
    }),
  ),
  acts: listOf(ADMIN_ACTION),
  deskPayments: listOf(
    shape<DeskPayment>({
      _id: TEXT,
      amount: NUMBER,
      means: TEXT,
      reference: TEXT,
      by: TEXT,
      at: TEXT,
      takenBack: YES_NO,
    }),
  ),
  refunds: listOf(REFUND),
  mails: listOf(shape<VisitMail>({ _id: TEXT, kind: TEXT, to: TEXT, at: TEXT, sentAt: orNull(TEXT), state: TEXT })),
  note: shape<VisitRecord['note']>({ text: TEXT, version: TEXT }),
  lines: shape<VisitRecord['lines']>({
    list: listOf(
      shape<RecordLine>({
        service: TEXT,
        title: TEXT,
        quantity: NUMBER,
        price: NUMBER,
        minutes: NUMBER,
        reason: TEXT,
        ofOffer: YES_NO,
      }),
    ),
    version: TEXT,
    changeable: YES_NO,
  }),
  cancelling: listOf(shape<CancelPreview>({ party: TEXT, refund: NUMBER, owed: NUMBER })),
});

export const VISIT_RESPONSES: Responses = {
  'GET /api/admin/visits/{reference}': ok(VISIT_RECORD.properties),
  'POST /api/admin/visits/{id}/progress': changedVisit,
  'POST /api/admin/visits/{id}/payments': changedVisit,
  'POST /api/admin/visits/{id}/cancel': changedVisit,
  'PUT /api/admin/visits/{id}/note': changedVisit,
  'PUT /api/admin/visits/{id}/lines': changedVisit,
  'POST /api/admin/visits/{id}/receipt': ok(),
};
