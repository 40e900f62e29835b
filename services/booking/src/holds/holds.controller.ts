import { Body, Controller, Headers, Post } from '@nestjs/common';
import type { Appointment } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { bookings, type Caller, CurrentCaller, requireVerified } from '@salon/nest-kit';
import { BookAppointment } from './book-appointment.js';

@Controller('appointments')
export class HoldsController {
  constructor(private readonly bookAppointment: BookAppointment) {}

  @Post()
  async book(
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ appointment: Appointment }> {
    try {
      const appointment = await this.bookAppointment.run(requireVerified(caller), body, key);
      bookings.inc({ outcome: 'booked' });
      return { appointment };
    } catch (error) {
      bookings.inc({ outcome: error instanceof DomainError ? error.code : 'failed' });
      throw error;
    }
  }
}
