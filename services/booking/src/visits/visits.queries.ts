import { Injectable } from '@nestjs/common';
import { type Appointment, refuse } from '@salon/contracts';
import { Clock, toLkr } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { movesOf } from '../admin-actions/admin-action.rules.js';
import { asAppointment } from '../appointments/appointment.view.js';
import { assertReadable, appointmentById, isDesk } from '../appointments/appointments.queries.js';
import { withOptions } from '../appointments/visit-options.view.js';
import { givenBackOf } from '../closing/given-back.queries.js';
import { failureMessage, paymentsOf } from '../payments/payments.queries.js';
import { refundFactsOf } from '../refunds/refund-facts.queries.js';

@Injectable()
export class VisitsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whether a visit of the customer has taken place. */
  async hasCompleted(customerId: string): Promise<boolean> {
    const [{ completed }] = await this.db.query<[{ completed: boolean }]>(
      `SELECT EXISTS (SELECT FROM booking.appointment WHERE "customerId" = $1 AND "status" = 'completed') AS completed`,
      [customerId],
    );
    return completed;
  }

  /**
   * With its options for its customer, with its moves for the desk.
   * @throws DomainError `not_found` for a visit of another customer unless the desk reads it
   */
  async one(id: string, caller: Caller): Promise<Appointment> {
    const row = await appointmentById(this.db, id);
    assertReadable(row, caller);
    const now = this.clock.now();
    const shown = row.customerId === caller.id ? withOptions(row, now) : asAppointment(row);
    const givenBack = row.status === 'completed' ? await givenBackOf(this.db, [row]) : null;
    const givenBackCents = givenBack?.get(id) ?? 0;
    const attemptMessage = row.attempt === 'failed' ? await failureMessage(this.db, row.orderId) : null;
    const [payments, refunds] = await Promise.all([paymentsOf(this.db, id), refundFactsOf(this.db, id)]);
    return {
      ...shown,
      ...(attemptMessage !== null && { attemptMessage }),
      payments,
      refunds,
      ...(givenBackCents > 0 && { givenBack: toLkr(givenBackCents) }),
      ...(isDesk(caller) && { moves: movesOf(row, now) }),
    };
  }

  /**
   * Whether the browser's order id is the one that the server issued; it stores nothing (decision C11).
   * @throws DomainError `conflict`
   */
  async assertOrder(id: string, orderId: unknown, caller: Caller): Promise<Appointment> {
    const appointment = await this.one(id, caller);
    if (typeof orderId !== 'string' || appointment.orderId !== orderId) {
      throw refuse('ORDER_UNKNOWN');
    }
    return appointment;
  }
}
