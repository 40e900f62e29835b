import { AMOUNT_NAMES, type Appointment } from '@salon/contracts';
import { sumLkr } from '@salon/kernel';

/** A service in a summary; `minutes` and `price`, in LKR, are totals of its quantity. */
export interface ServiceLine {
  key: string;
  title: string;
  quantity: number;
  minutes: number;
  price: number;
  /** Beside an offer, at its own price. */
  isAdded?: boolean;
}

/** The services of a visit as they were booked. */
export const appointmentLines = ({ services }: Appointment): ServiceLine[] =>
  services.map(({ service, quantity, isAdded }) => ({
    key: service._id,
    title: service.title,
    quantity,
    minutes: service.averageTime * quantity,
    price: service.price * quantity,
    ...(isAdded && { isAdded }),
  }));

export interface Amount {
  label: string;
  /** LKR. */
  amount: number;
}

/**
 * What the salon itself took, the booking fee included when it was paid there, and what it gave back. A completed visit
 * is paid, whether or not the desk has noted all of it (ADR-0020).
 */
export function atSalon({
  status,
  money,
  totalAmount,
  appointmentFee,
  feePaid,
  deskPaid = 0,
  due,
}: Appointment): Amount[] {
  const fee = money === 'paid_at_desk' ? feePaid : 0;
  const rest = status === 'completed' ? sumLkr([totalAmount, appointmentFee, -feePaid, -due]) : 0;
  return [
    { label: AMOUNT_NAMES.paidAtSalon, amount: sumLkr([fee, Math.max(deskPaid, rest, 0)]) },
    { label: AMOUNT_NAMES.refundedAtSalon, amount: Math.max(0, -deskPaid) },
  ].filter(({ amount }) => amount > 0);
}

/** What was paid beyond the price of a visit that takes place, as after a change of its services; LKR, 0 for none. */
export const overpaid = ({ status, totalAmount, appointmentFee, feePaid, deskPaid = 0 }: Appointment): number =>
  status === 'confirmed' || status === 'completed'
    ? Math.max(0, sumLkr([feePaid, deskPaid, -totalAmount, -appointmentFee]))
    : 0;
