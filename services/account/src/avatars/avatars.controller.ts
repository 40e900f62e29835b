import { Body, Controller, Post, Put } from '@nestjs/common';
import type { AvatarRequest, User } from '@salon/contracts';
import { type Caller, CurrentCaller, requireCaller } from '@salon/nest-kit';
import { TakesPicture } from '@salon/nest-kit/pictures';
import { ChooseAvatar } from './choose-avatar.js';
import { UploadAvatar } from './upload-avatar.js';

@Controller('avatars')
export class AvatarsController {
  constructor(
    private readonly uploadAvatar: UploadAvatar,
    private readonly chooseAvatar: ChooseAvatar,
  ) {}

  @Post()
  @TakesPicture()
  upload(@CurrentCaller() caller: Caller | null, @Body() bytes: unknown): Promise<{ imageUrl: string; user: User }> {
    return this.uploadAvatar.run(requireCaller(caller), bytes);
  }

  @Put('chosen')
  choose(@CurrentCaller() caller: Caller | null, @Body() request: AvatarRequest | undefined): Promise<{ user: User }> {
    return this.chooseAvatar.run(requireCaller(caller).id, request?.imageUrl);
  }
}
