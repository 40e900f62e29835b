import { Module } from '@nestjs/common';
import { CartModule } from '../cart/cart.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { BookAppointment } from './book-appointment.js';
import { CreateHold } from './create-hold.js';
import { HoldsController } from './holds.controller.js';
import { ReleaseUnpaidJob } from './release-unpaid.job.js';

@Module({
  imports: [CartModule, SalonModule],
  controllers: [HoldsController],
  providers: [BookAppointment, CreateHold, ReleaseUnpaidJob],
})
export class HoldsModule {}
