import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse, success, type Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { AcceptsUpload, type Upload, UploadedForm } from '../input/upload.js';
import { Limited } from '../limits/throttle.guard.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { WriteContent } from './write-content.js';

/** Takes the picture of an item before the item itself is saved with the picture's address. */
@ApiTags('content')
@Controller('api/admin/content-pictures')
export class ContentPicturesController {
  constructor(private readonly content: WriteContent) {}

  /** The address of the stored picture; it is kept if an item uses it within a day. @throws DomainError `invalid` */
  @Post()
  @Access('content')
  @Limited('content')
  @AcceptsUpload('image')
  async take(
    @UploadedForm() { file }: Upload,
    @Context() context: RequestContext,
  ): Promise<Success<{ imageUrl: string }>> {
    if (!file) throw refuse('PICTURE_INVALID', { field: 'image' });
    return success(await this.content.storePicture(file, context));
  }
}
