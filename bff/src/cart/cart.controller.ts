import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Cart, messages, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { AddOfferDto, AddServiceDto, QuantityDto } from './cart.dto.js';

type CartResponse = Success<{ cart: Cart }>;

/** Cart calls; `{id}` is the service's id (decision B10). Each returns the whole cart. */
@ApiTags('cart')
@Controller('api/cart')
export class CartController {
  constructor(private readonly upstream: Upstream) {}

  @Get('get-cart')
  @Access('user')
  mine(@Context() context: RequestContext): Promise<CartResponse> {
    return this.send({ path: '/cart' }, context);
  }

  @Post('add-cart')
  @HttpCode(200)
  @Access('user')
  add(@Body() body: AddServiceDto, @Context() context: RequestContext): Promise<CartResponse> {
    return this.send({ method: 'POST', path: '/cart/lines', body }, context, messages.cartAdded);
  }

  @Post('add-special-offer')
  @HttpCode(200)
  @Access('user')
  addOffer(@Body() body: AddOfferDto, @Context() context: RequestContext): Promise<CartResponse> {
    return this.send({ method: 'POST', path: '/cart/offer', body }, context, messages.offerAdded);
  }

  @Put('update-quantity/:id')
  @Access('user')
  setQuantity(
    @UuidParam('id') id: string,
    @Body() body: QuantityDto,
    @Context() context: RequestContext,
  ): Promise<CartResponse> {
    return this.send({ method: 'PUT', path: `/cart/lines/${id}`, body }, context);
  }

  @Delete('remove-cart-item/:id')
  @Access('user')
  remove(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<CartResponse> {
    return this.send({ method: 'DELETE', path: `/cart/lines/${id}` }, context, messages.cartRemoved);
  }

  @Delete('clear-cart')
  @Access('user')
  clear(@Context() context: RequestContext): Promise<CartResponse> {
    return this.send({ method: 'DELETE', path: '/cart' }, context, messages.cartCleared);
  }

  private send(call: Omit<Call, 'service'>, context: RequestContext, message?: string): Promise<CartResponse> {
    return this.upstream.forward({ service: 'booking', ...call }, context, message);
  }
}
