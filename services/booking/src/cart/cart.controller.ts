import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { Cart } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, requireVerified, UuidParam } from '@salon/nest-kit';
import { asObject, checkId } from '../request/request.rules.js';
import { AddOffer } from './add-offer.js';
import { CartQueries } from './cart.queries.js';
import { ChangeLine } from './change-line.js';

@Controller('cart')
export class CartController {
  constructor(
    private readonly carts: CartQueries,
    private readonly offers: AddOffer,
    private readonly lines: ChangeLine,
  ) {}

  @Get()
  mine(@CurrentCaller() caller: Caller | null): Promise<{ cart: Cart }> {
    return this.response(requireVerified(caller));
  }

  /** The number of carts with a service, shown before its price is changed. */
  @Get('holding/:serviceId')
  async holding(
    @UuidParam('serviceId') serviceId: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ carts: number }> {
    requirePermission(caller, 'content');
    return { carts: await this.carts.countWith(serviceId) };
  }

  @Post('offer')
  @HttpCode(200)
  async addOffer(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<{ cart: Cart }> {
    const customer = requireVerified(caller);
    const { offerId, services } = asObject(body);
    await this.offers.run(customer.id, checkId(offerId, 'offerId'), services);
    return this.response(customer);
  }

  @Delete()
  async clear(@CurrentCaller() caller: Caller | null): Promise<{ cart: Cart }> {
    const customer = requireVerified(caller);
    await this.lines.clear(customer.id);
    return this.response(customer);
  }

  private async response(owner: Caller): Promise<{ cart: Cart }> {
    return { cart: await this.carts.view(owner) };
  }
}
