import { type DynamicModule, Module } from '@nestjs/common';
import { Gateway } from './gateway.js';
import { MerchantClient } from './merchant.client.js';

/** Our merchant account and the gateway's merchant API, for payments and refunds. */
@Module({})
export class GatewayModule {
  static forRoot(gateway: Gateway): DynamicModule {
    return {
      module: GatewayModule,
      global: true,
      providers: [{ provide: Gateway, useValue: gateway }, MerchantClient],
      exports: [Gateway, MerchantClient],
    };
  }
}
