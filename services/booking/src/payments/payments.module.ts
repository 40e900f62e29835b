import { type DynamicModule, Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { Gateway } from '../gateway/gateway.js';
import { MerchantClient } from '../gateway/merchant.client.js';
import { PaymentsController } from './payments.controller.js';
import { RecordNotice } from './record-notice.js';
import { StartPayment } from './start-payment.js';
import { SweepOrderJob } from './sweep-order.job.js';

@Module({})
export class PaymentsModule {
  static forRoot(gateway: Gateway): DynamicModule {
    return {
      module: PaymentsModule,
      imports: [SalonModule],
      controllers: [PaymentsController],
      providers: [{ provide: Gateway, useValue: gateway }, StartPayment, RecordNotice, MerchantClient, SweepOrderJob],
    };
  }
}
