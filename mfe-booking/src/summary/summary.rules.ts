import type { Appointment } from '@salon/contracts';

/** A service in a summary; `minutes` and `price`, in LKR, are totals of its quantity. */
export interface ServiceLine {
  key: string;
  title: string;
  quantity: number;
  minutes: number;
  price: number;
}

/** The services of a visit as they were booked. */
export const appointmentLines = ({ services }: Appointment): ServiceLine[] =>
  services.map(({ service, quantity }) => ({
    key: service._id,
    title: service.title,
    quantity,
    minutes: service.averageTime * quantity,
    price: service.price * quantity,
  }));
