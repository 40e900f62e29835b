import { Body, Controller, Headers, Post } from '@nestjs/common';
import type { Appointment } from '@salon/contracts';
import { type Caller, Calling } from '@salon/nest-kit';
import { requireCustomer } from '../access/require-customer.js';
import { BookAppointment } from './book-appointment.js';

@Controller('appointments')
export class HoldsController {
  constructor(private readonly booking: BookAppointment) {}

  @Post()
  async book(
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Calling() caller: Caller | null,
  ): Promise<{ appointment: Appointment }> {
    return { appointment: await this.booking.run(requireCustomer(caller), body, key) };
  }
}
