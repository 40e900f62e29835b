import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { AddOffer } from './add-offer.js';
import { AddService } from './add-service.js';
import { CartLinesController } from './cart-lines.controller.js';
import { CartController } from './cart.controller.js';
import { CartQueries } from './cart.queries.js';
import { ChangeLine } from './change-line.js';

@Module({
  imports: [SalonModule],
  controllers: [CartController, CartLinesController],
  providers: [CartQueries, AddService, ChangeLine, AddOffer],
  exports: [CartQueries],
})
export class CartModule {}
