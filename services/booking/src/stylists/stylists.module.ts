import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { AdminStylistsController } from './admin-stylists.controller.js';
import { KeepPicturesJob } from './keep-pictures.job.js';
import { StylistsQueries } from './stylists.queries.js';
import { WriteStylist } from './write-stylist.js';

@Module({
  imports: [SalonModule],
  controllers: [AdminStylistsController],
  providers: [KeepPicturesJob, StylistsQueries, WriteStylist],
})
export class StylistsModule {}
