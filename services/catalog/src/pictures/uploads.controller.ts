import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { Pictures, TakesPicture } from '@salon/nest-kit/pictures';
import { KeepPictures } from './keep-pictures.js';

/**
 * Stores an uploaded picture for an offer, a service, the gallery or the team; it is kept if an item uses it within a
 * day.
 */
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly pictures: Pictures,
    private readonly keepPictures: KeepPictures,
  ) {}

  /** @throws DomainError `invalid` for anything but a picture */
  @Post()
  @TakesPicture()
  async take(@Body() bytes: unknown, @CurrentCaller() caller: Caller | null): Promise<{ imageUrl: string }> {
    requirePermission(caller, 'content');
    return { imageUrl: await this.pictures.take(bytes, 'whole') };
  }

  /** Keeps a picture that an object of another service is about to use, for example a stylist. */
  @Post('kept')
  @HttpCode(204)
  async keep(@Body() body: { url?: unknown }, @CurrentCaller() caller: Caller | null): Promise<void> {
    requirePermission(caller, 'settings');
    if (typeof body.url !== 'string') throw refuse('PICTURE_INVALID');
    await this.keepPictures.keep(body.url);
  }

  /** The kept pictures that the booking service uses, or an undo could bring back: the others are kept no longer. */
  @Put('kept')
  async keepOnly(@Body() { urls }: { urls?: unknown }): Promise<object> {
    if (!Array.isArray(urls) || !urls.every((url) => typeof url === 'string')) throw refuse('PICTURE_INVALID');
    await this.keepPictures.keepOnly(urls);
    return {};
  }
}
