import { Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { RetrieveOrder } from './retrieve-order.js';

/** Asks the gateway which payments an order has, when notices or a refund name one that it has not named yet. */
@Job('verify-order')
@Injectable()
export class VerifyOrderJob implements JobHandler<{ orderId: string }> {
  constructor(private readonly retrieving: RetrieveOrder) {}

  async run({ orderId }: { orderId: string }): Promise<void> {
    await this.retrieving.run(orderId);
  }
}
