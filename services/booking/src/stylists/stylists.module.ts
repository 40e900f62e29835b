import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { AdminStylistsController } from './admin-stylists.controller.js';
import { StylistsQueries } from './stylists.queries.js';
import { WriteStylist } from './write-stylist.js';

@Module({
  imports: [SalonModule],
  controllers: [AdminStylistsController],
  providers: [StylistsQueries, WriteStylist],
})
export class StylistsModule {}
