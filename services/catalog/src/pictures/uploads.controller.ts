import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { refuse, withoutFocus } from '@salon/contracts';
import { type Caller, Calling, requirePermission } from '@salon/nest-kit';
import { Pictures, TakesPicture } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';

/**
 * Stores an uploaded picture for an offer, a service, the gallery or the team; it is kept if an item uses it within a
 * day.
 */
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly pictures: Pictures,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError `invalid` for anything but a picture */
  @Post()
  @TakesPicture()
  async take(@Body() bytes: unknown, @Calling() caller: Caller | null): Promise<{ imageUrl: string }> {
    requirePermission(caller, 'content');
    if (!(bytes instanceof Uint8Array)) throw refuse('PICTURE_INVALID');
    return { imageUrl: await this.pictures.take(bytes, 'whole') };
  }

  /** Keeps a picture that an object of another service is about to use, for example a stylist. */
  @Post('kept')
  @HttpCode(204)
  async keep(@Body() body: { url?: unknown }, @Calling() caller: Caller | null): Promise<void> {
    requirePermission(caller, 'settings');
    if (typeof body.url !== 'string') throw refuse('PICTURE_INVALID');
    await this.db.query('INSERT INTO catalog.kept_picture (url) VALUES ($1) ON CONFLICT DO NOTHING', [
      withoutFocus(body.url),
    ]);
  }
}
