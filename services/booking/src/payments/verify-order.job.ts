import { Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { RetrieveOrder } from './retrieve-order.js';

/**
 * Queries the gateway for the payments of an order, when notices or a refund contain one that it has not returned yet.
 */
@Job('verify-order', 'gateway')
@Injectable()
export class VerifyOrderJob implements JobHandler<{ orderId: string }> {
  constructor(private readonly retrieveOrder: RetrieveOrder) {}

  async run({ orderId }: { orderId: string }): Promise<void> {
    await this.retrieveOrder.run(orderId);
  }
}
