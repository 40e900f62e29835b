import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import type { Cart } from '@salon/contracts';
import { type Caller, CurrentCaller, requireVerified, UuidParam } from '@salon/nest-kit';
import { asObject, checkId } from '../request/request.rules.js';
import { AddService } from './add-service.js';
import { CartQueries } from './cart.queries.js';
import { asCart } from './cart.view.js';
import { ChangeLine } from './change-line.js';

@Controller('cart/lines')
export class CartLinesController {
  constructor(
    private readonly carts: CartQueries,
    private readonly addService: AddService,
    private readonly changeLine: ChangeLine,
  ) {}

  @Post()
  @HttpCode(200)
  async add(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<{ cart: Cart }> {
    const customer = requireVerified(caller);
    return { cart: asCart(await this.addService.run(customer, checkId(asObject(body).serviceId, 'serviceId'))) };
  }

  @Put(':serviceId')
  async setQuantity(
    @UuidParam('serviceId') serviceId: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ cart: Cart }> {
    const customer = requireVerified(caller);
    await this.changeLine.setQuantity(customer.id, serviceId, asObject(body).quantity);
    return { cart: await this.carts.view(customer) };
  }

  @Delete(':serviceId')
  async remove(
    @UuidParam('serviceId') serviceId: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ cart: Cart }> {
    const customer = requireVerified(caller);
    await this.changeLine.remove(customer.id, serviceId);
    return { cart: await this.carts.view(customer) };
  }
}
