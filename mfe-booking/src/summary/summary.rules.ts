import { AMOUNT_NAMES, type Appointment, paidAtSalon } from '@salon/contracts';
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
 * What the salon itself took, and what it gave back. What it gave back before the visit was completed, beyond what was
 * paid too much online, counts as paid again.
 */
export function atSalon(visit: Appointment): Amount[] {
  const { status, deskPaid = 0, givenBack = 0 } = visit;
  const back = Math.max(0, -sumLkr([deskPaid, givenBack]));
  const again = status === 'completed' ? Math.max(0, sumLkr([back, -overpaid({ ...visit, deskPaid: 0 })])) : 0;
  return [
    { label: AMOUNT_NAMES.paidAtSalon, amount: sumLkr([paidAtSalon(visit), again]) },
    { label: AMOUNT_NAMES.refundedAtSalon, amount: sumLkr([givenBack, back]) },
  ].filter(({ amount }) => amount > 0);
}

/** What was paid beyond the price of a visit that takes place, as after a change of its services; LKR, 0 for none. */
export const overpaid = ({ status, totalAmount, appointmentFee, feePaid, deskPaid = 0 }: Appointment): number =>
  status === 'confirmed' || status === 'completed'
    ? Math.max(0, sumLkr([feePaid, deskPaid, -totalAmount, -appointmentFee]))
    : 0;
