import type { Refund } from '../booking/admin-actions.js';
import type { NoticeVerdict } from '../booking/states.js';
import type { VisitMailKind } from './visit-record.js';

/** The visit of a task, as far as its row identifies it. */
export interface TaskVisit {
  _id: string;
  appointmentId: string;
  customerName: string;
}

/** A rejected payment notice that has not been reviewed. Its amount is as the sender wrote it. */
export interface NoticeTask {
  _id: string;
  at: string;
  verdict: Exclude<NoticeVerdict, 'accepted'>;
  orderId: string;
  paymentId: string | null;
  amount: string;
  currency: string;
  /** The visit of the order that the notice names. */
  visit: TaskVisit | null;
}

/** A payment that the bank took back and nobody has looked into; by the notice of it. */
export type ChargeBackTask = Omit<NoticeTask, 'verdict'>;

/** A mail that is overdue. */
export interface MailTask {
  _id: string;
  at: string;
  kind: VisitMailKind;
  to: string;
  visit: TaskVisit;
}

/** An unpaid hold that expires soon. */
export interface HoldTask {
  visit: TaskVisit;
  customerPhone: string;
  date: string;
  startTime: string;
  until: string;
}

/** An unanswered message of the contact page. */
export interface MessageTask {
  _id: string;
  at: string;
  name: string;
  email: string;
  message: string;
}

/** A message that was answered; it is kept for `RETENTION.answeredMessages` days. */
export interface AnsweredMessage extends MessageTask {
  answeredAt: string;
}

/** One page of the answered messages; `next` is null on the last page. */
export interface AnsweredMessagePage {
  messages: AnsweredMessage[];
  next: string | null;
}

/** The first tasks of each type, at most `TASKS_SHOWN`, and their number. */
export interface TaskGroup<Task> {
  tasks: Task[];
  total: number;
}

export const TASKS_SHOWN = 50;

/** The open tasks of bookings. Instants ISO 8601. */
export interface BookingTasks {
  /** Due, or sent without a response for a day; oldest first. */
  refunds: TaskGroup<Refund>;
  notices: TaskGroup<NoticeTask>;
  /** Absent from release 0.2.0. */
  chargeBacks?: TaskGroup<ChargeBackTask>;
  mails: TaskGroup<MailTask>;
  holds: TaskGroup<HoldTask>;
  /** Booked visits outside the hours; they are decided on their own page. */
  outside: number;
  /** Total of all tasks except holds, which expire by themselves. */
  total: number;
}

/** Response of `GET /api/admin/tasks`: all open tasks; `total` includes the messages. */
export interface OpenTasks extends BookingTasks {
  /** Oldest first; null when they cannot be read. */
  messages: TaskGroup<MessageTask> | null;
}
