import { messages } from '@salon/contracts';
import { Field, Id } from '../input/fields.js';
import { Part } from '../input/lines.js';

class PaidAppointmentDto {
  @Id(messages.appointmentMissing) _id!: string;
}

export class InitPaymentDto {
  /** LKR; compared with the stored fee, never used (decision D1). */
  @Field(
    (value) => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? null : messages.paymentInitFailed),
    { type: Number },
    { optional: true },
  )
  amount?: number;
  @Part(() => PaidAppointmentDto, messages.appointmentMissing) appointmentData!: PaidAppointmentDto;
}
