import { Module } from '@nestjs/common';
import { PicturesModule } from '@salon/nest-kit/pictures';
import { config } from '../config.js';
import { KeepPictures } from './keep-pictures.js';
import { TidyPicturesJob } from './tidy-pictures.job.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  imports: [PicturesModule.forRoot({ owner: 'catalog', folder: config.MEDIA_DIR })],
  controllers: [UploadsController],
  providers: [KeepPictures, TidyPicturesJob],
})
export class UploadsModule {}
