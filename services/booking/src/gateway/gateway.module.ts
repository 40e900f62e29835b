import { Global, Module } from '@nestjs/common';
import { gatewaySettings } from '../config.js';
import { Gateway } from './gateway.js';
import { MerchantClient } from './merchant.client.js';

/** Our merchant account and the gateway's merchant API, for payments and refunds. */
@Global()
@Module({
  providers: [{ provide: Gateway, useValue: gatewaySettings }, MerchantClient],
  exports: [Gateway, MerchantClient],
})
export class GatewayModule {}
