import { Body, Controller, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, refuse, success, type Success, type UploadResponse, type User } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Sessions } from '../access/sessions.js';
import { UserView } from '../access/user.view.js';
import { AcceptsUpload, PICTURE_TIMEOUT_MS, type Upload, UploadedForm } from '../input/upload.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { AvatarDto } from './users.dto.js';

/** The user's picture: first uploaded, then chosen (decision A15). */
@ApiTags('users')
@Controller('api/users')
export class AvatarController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly userView: UserView,
  ) {}

  @Post('upload')
  @Access('user')
  @Limited('upload')
  @AcceptsUpload('profileImage')
  async upload(@UploadedForm() { file }: Upload, @Context() context: RequestContext): Promise<UploadResponse> {
    if (!file) throw refuse('PICTURE_INVALID', { field: 'profileImage' });
    const { imageUrl, user } = await this.upstream.send<{ imageUrl: string; user: User }>(
      { service: 'account', method: 'POST', path: '/avatars', body: file, timeoutMs: PICTURE_TIMEOUT_MS },
      context,
    );
    return { ...success({ user: this.userView.of(user) }), imageUrl };
  }

  @Patch('update-profile-image')
  @Access('user')
  @Limited('profile')
  async choose(@Body() { imageUrl }: AvatarDto, @Context() context: RequestContext): Promise<Success<{ user: User }>> {
    const { user } = await this.upstream.send<{ user: User }>(
      { service: 'account', method: 'PUT', path: '/avatars/chosen', body: { imageUrl } },
      context,
    );
    await this.sessions.evictUser(user._id);
    return success({ user: this.userView.of(user) }, imageUrl === null ? messages.imageRemoved : messages.imageUpdated);
  }
}
