import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { AdminStylistsController } from './admin-stylists.controller.js';
import { KeepPicturesJob } from './keep-pictures.job.js';
import { StylistsController } from './stylists.controller.js';
import { StylistsQueries } from './stylists.queries.js';
import { WriteStylist } from './write-stylist.js';

@Module({
  imports: [SalonModule],
  controllers: [StylistsController, AdminStylistsController],
  providers: [KeepPicturesJob, StylistsQueries, WriteStylist],
})
export class StylistsModule {}
