import { Body, Controller, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, success, type Success, type UploadAnswer, type User } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Sessions } from '../access/sessions.js';
import { userView } from '../access/user.view.js';
import { TakesUpload, type Upload, Uploaded } from '../input/upload.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { AvatarDto } from './users.dto.js';

/** Milliseconds: several pictures may have to be drawn before this one. */
const DRAWING = 20_000;

/** Someone's picture: first uploaded, then taken into use (decision A15). */
@ApiTags('users')
@Controller('api/users')
export class AvatarController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
  ) {}

  @Post('upload')
  @Access('user')
  @Limited('upload')
  @TakesUpload('profileImage')
  async upload(@Uploaded() { file }: Upload, @Asks() asking: Asking): Promise<UploadAnswer> {
    if (!file)
      throw new DomainError('invalid', 'PICTURE_INVALID', messages.imageType, {
        errors: { profileImage: messages.imageType },
      });
    const { imageUrl, user } = await this.upstream.send<{ imageUrl: string; user: User }>(
      { service: 'account', method: 'POST', path: '/avatars', body: file.bytes, patience: DRAWING },
      asking,
    );
    return { ...success({ user: userView(user) }), imageUrl };
  }

  @Patch('update-profile-image')
  @Access('user')
  @Limited('profile')
  async choose(@Body() { imageUrl }: AvatarDto, @Asks() asking: Asking): Promise<Success<{ user: User }>> {
    const { user } = await this.upstream.send<{ user: User }>(
      { service: 'account', method: 'PUT', path: '/avatars/chosen', body: { imageUrl } },
      asking,
    );
    await this.sessions.forgetUser(user._id);
    return success({ user: userView(user) }, imageUrl === null ? messages.imageRemoved : messages.imageUpdated);
  }
}
