import { Module } from '@nestjs/common';
import { PicturesModule } from '@salon/nest-kit/pictures';
import { config } from '../config.js';
import { AvatarsController } from './avatars.controller.js';
import { ChooseAvatar } from './choose-avatar.js';
import { TidyAvatarsJob } from './tidy-avatars.job.js';
import { UploadAvatar } from './upload-avatar.js';

@Module({
  imports: [PicturesModule.forRoot({ owner: 'account', folder: config.MEDIA_DIR })],
  controllers: [AvatarsController],
  providers: [UploadAvatar, ChooseAvatar, TidyAvatarsJob],
})
export class AvatarsModule {}
