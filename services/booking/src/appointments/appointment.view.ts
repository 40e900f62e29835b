import type { Appointment, VisitTerms } from '@salon/contracts';
import { toLkr } from '@salon/kernel';
import { dueCents, feePaidCents } from '../policy/policy.rules.js';
import type { AppointmentRow } from './appointment.entity.js';

/**
 * An appointment with its stylist's name and the terms it was booked under. Code that changes `stylistId` of a record
 * also replaces what the record holds of the stylist.
 */
export type AppointmentRecord = AppointmentRow & VisitTerms & { stylistName: string };

/** `ARL-261126-0042`: booking day and sequence number. */
export const displayId = ({ bookedOn, number }: Pick<AppointmentRow, 'bookedOn' | 'number'>): string =>
  `ARL-${bookedOn.slice(2).replaceAll('-', '')}-${String(number).padStart(4, '0')}`;

/** The view for customers and admins (docs/product.md §3 Appointment); money in LKR. */
export const asAppointment = (row: AppointmentRecord): Appointment => ({
  _id: row.id,
  appointmentId: displayId(row),
  paymentId: row.paymentId,
  orderId: row.orderId,
  attempt: row.attempt,
  status: row.status,
  cancelReason: row.cancelReason,
  money: row.money,
  date: row.day,
  startTime: row.startTime,
  endTime: row.endTime,
  minutes: row.minutes,
  startsAt: row.startsAt.toISOString(),
  stylist: { _id: row.stylistId, name: row.stylistName },
  services: row.lines.map(({ serviceId, title, category = null, priceCents, minutes, quantity, isAdded }) => ({
    service: { _id: serviceId, title, category, price: toLkr(priceCents), averageTime: minutes },
    quantity,
    ...(isAdded && { isAdded }),
  })),
  specialOffer: row.offer && { _id: row.offer.id, title: row.offer.title },
  totalAmount: toLkr(row.totalCents),
  appointmentFee: toLkr(row.feeCents - row.prepaidCents),
  ...(row.prepaidCents > 0 && { prepaid: toLkr(row.prepaidCents) }),
  feePaid: toLkr(feePaidCents(row)),
  ...(row.deskPaidCents !== 0 && { deskPaid: toLkr(row.deskPaidCents) }),
  due: toLkr(dueCents(row)),
  holdUntil: row.status === 'pending' ? (row.holdUntil?.toISOString() ?? null) : null,
  createdAt: row.createdAt.toISOString(),
  user: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
});
