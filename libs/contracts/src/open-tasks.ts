import type { Refund } from './admin-actions.js';
import type { NoticeVerdict } from './booking.js';
import type { VisitMailKind } from './visit-record.js';

/** The visit that a task is about, as far as its row names it. */
export interface TaskVisit {
  _id: string;
  appointmentId: string;
  customerName: string;
}

/** A payment notice that was not believed and that nobody has looked into. Its amount is as the sender wrote it. */
export interface NoticeTask {
  _id: string;
  at: string;
  verdict: Exclude<NoticeVerdict, 'accepted'>;
  orderId: string;
  paymentId: string | null;
  amount: string;
  currency: string;
  /** The visit whose order it names. */
  visit: TaskVisit | null;
}

/** A mail that should have left long ago. */
export interface MailTask {
  _id: string;
  at: string;
  kind: VisitMailKind;
  to: string;
  visit: TaskVisit;
}

/** A time that is held unpaid and is free again soon. */
export interface HoldTask {
  visit: TaskVisit;
  customerPhone: string;
  date: string;
  startTime: string;
  until: string;
}

/** A message of the contact page that nobody has answered. */
export interface MessageTask {
  _id: string;
  at: string;
  name: string;
  email: string;
  message: string;
}

/** The first of each kind, at most `TASKS_SHOWN`, and how many there are. */
export interface TaskGroup<Task> {
  tasks: Task[];
  total: number;
}

export const TASKS_SHOWN = 50;

/** What of bookings needs somebody. Instants ISO 8601. */
export interface BookingTasks {
  /** Due, or begun and without an answer for a day; oldest first. */
  refunds: TaskGroup<Refund>;
  notices: TaskGroup<NoticeTask>;
  mails: TaskGroup<MailTask>;
  holds: TaskGroup<HoldTask>;
  /** Booked visits outside the hours; decided on their own page. */
  outside: number;
  /** Of all of them, the holds apart: they end by themselves. */
  total: number;
}

/** Response of `GET /api/admin/tasks`: everything that needs somebody; `total` counts the messages too. */
export interface OpenTasks extends BookingTasks {
  /** The oldest first; null while they cannot be read. */
  messages: TaskGroup<MessageTask> | null;
}
