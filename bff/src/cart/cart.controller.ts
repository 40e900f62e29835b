import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Cart, messages, success, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { AddOfferDto, AddServiceDto, QuantityDto } from './cart.dto.js';

type CartAnswer = Success<{ cart: Cart }>;

/** Spec §7, cart calls; `{id}` is the service's id (decision B10). Each answers the whole cart. */
@ApiTags('cart')
@Controller('api/cart')
export class CartController {
  constructor(private readonly upstream: Upstream) {}

  @Get('get-cart')
  @Access('user')
  mine(@Asks() asking: Asking): Promise<CartAnswer> {
    return this.ask({ path: '/cart' }, asking);
  }

  @Post('add-cart')
  @HttpCode(200)
  @Access('user')
  add(@Body() body: AddServiceDto, @Asks() asking: Asking): Promise<CartAnswer> {
    return this.ask({ method: 'POST', path: '/cart/lines', body }, asking, messages.cartAdded);
  }

  @Post('add-special-offer')
  @HttpCode(200)
  @Access('user')
  addOffer(@Body() { offerId, services }: AddOfferDto, @Asks() asking: Asking): Promise<CartAnswer> {
    const body = { offerId, services: services?.map(({ serviceId, quantity = 1 }) => ({ serviceId, quantity })) };
    return this.ask({ method: 'POST', path: '/cart/offer', body }, asking, messages.offerAdded);
  }

  @Put('update-quantity/:id')
  @Access('user')
  setQuantity(@UuidParam('id') id: string, @Body() body: QuantityDto, @Asks() asking: Asking): Promise<CartAnswer> {
    return this.ask({ method: 'PUT', path: `/cart/lines/${id}`, body }, asking);
  }

  @Delete('remove-cart-item/:id')
  @Access('user')
  remove(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<CartAnswer> {
    return this.ask({ method: 'DELETE', path: `/cart/lines/${id}` }, asking, messages.cartRemoved);
  }

  @Delete('clear-cart')
  @Access('user')
  clear(@Asks() asking: Asking): Promise<CartAnswer> {
    return this.ask({ method: 'DELETE', path: '/cart' }, asking, messages.cartCleared);
  }

  private async ask(call: Omit<Call, 'service'>, asking: Asking, message?: string): Promise<CartAnswer> {
    return success(await this.upstream.send<{ cart: Cart }>({ service: 'booking', ...call }, asking), message);
  }
}
