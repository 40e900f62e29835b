import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { Cart } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { requireCustomer } from '../access/require-customer.js';
import { asObject, checkId } from '../request/request.rules.js';
import { AddOffer } from './add-offer.js';
import { CartQueries } from './cart.queries.js';
import { ClearCart } from './clear-cart.js';

@Controller('cart')
export class CartController {
  constructor(
    private readonly carts: CartQueries,
    private readonly offers: AddOffer,
    private readonly clearing: ClearCart,
  ) {}

  @Get()
  mine(@Calling() caller: Caller | null): Promise<{ cart: Cart }> {
    return this.answer(requireCustomer(caller));
  }

  /** The number of carts with a service, shown before its price is changed. */
  @Get('holding/:serviceId')
  async holding(
    @UuidParam('serviceId') serviceId: string,
    @Calling() caller: Caller | null,
  ): Promise<{ carts: number }> {
    requirePermission(caller, 'content');
    return { carts: await this.carts.countWith(serviceId) };
  }

  @Post('offer')
  @HttpCode(200)
  async addOffer(@Body() body: unknown, @Calling() caller: Caller | null): Promise<{ cart: Cart }> {
    const customer = requireCustomer(caller);
    const { offerId, services } = asObject(body);
    await this.offers.run(customer.id, checkId(offerId, 'offerId'), services);
    return this.answer(customer);
  }

  @Delete()
  async clear(@Calling() caller: Caller | null): Promise<{ cart: Cart }> {
    const customer = requireCustomer(caller);
    await this.clearing.run(customer.id);
    return this.answer(customer);
  }

  private async answer(owner: Caller): Promise<{ cart: Cart }> {
    return { cart: await this.carts.view(owner) };
  }
}
