import { BOOKING_MAILS } from './drop-mails.js';

/** In SQL: the types of mails that say if, when and with whom a visit is. */
export const BOOKING_KINDS = `'{${BOOKING_MAILS.join()}}'`;

/**
 * In SQL: whether `message` says if and when a visit is, and a newer mail of that visit was sent. A new stylist alone
 * replaces no mail about the time.
 */
export const IS_REPLACED = `
  (message."kind" = ANY(${BOOKING_KINDS}) AND EXISTS (
     SELECT FROM booking.message newer
     WHERE newer."appointmentId" = message."appointmentId" AND newer."kind" = ANY(${BOOKING_KINDS})
       AND newer."version" > message."version" AND newer."sentAt" IS NOT NULL
       AND (newer."kind" <> 'reassigned' OR message."kind" = 'reassigned')))`;
