import type { HoldTask, MailTask, MessageTask, NoticeTask, TaskVisit } from '@salon/contracts';
import { REFUND } from './admin-shapes.js';
import { listOf, NUMBER, orNull, type PlainSchema, shape, TEXT } from './schema.rules.js';

const visit = shape<TaskVisit>({ _id: TEXT, appointmentId: TEXT, customerName: TEXT });

const groupOf = (task: PlainSchema): PlainSchema => ({
  type: 'object',
  properties: { tasks: listOf(task), total: NUMBER },
  additionalProperties: false,
});

export const OPEN_TASKS = {
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
      visit: orNull(visit),
    }),
  ),
  mails: groupOf(shape<MailTask>({ _id: TEXT, at: TEXT, kind: TEXT, to: TEXT, visit })),
  holds: groupOf(shape<HoldTask>({ visit, customerPhone: TEXT, date: TEXT, startTime: TEXT, until: TEXT })),
  messages: orNull(groupOf(shape<MessageTask>({ _id: TEXT, at: TEXT, name: TEXT, email: TEXT, message: TEXT }))),
  outside: NUMBER,
  total: NUMBER,
};
