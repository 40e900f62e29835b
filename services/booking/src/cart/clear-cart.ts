import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { emptyCart } from './lock-cart.js';

@Injectable()
export class ClearCart {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  run(customerId: string): Promise<void> {
    return inTransaction(this.db, (tx) => emptyCart(tx, customerId, this.clock.now()));
  }
}
