import { Body, Controller, Post } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { type Caller, Calling, requireAdmin } from '@salon/nest-kit';
import { Pictures, TakesPicture } from '@salon/nest-kit/pictures';

/** Stores an uploaded picture for an offer, a service, the gallery or the team; it is kept if an item uses it within a day. */
@Controller('uploads')
export class UploadsController {
  constructor(private readonly pictures: Pictures) {}

  /** @throws DomainError `invalid` for anything but a picture */
  @Post()
  @TakesPicture()
  async take(@Body() bytes: unknown, @Calling() caller: Caller | null): Promise<{ imageUrl: string }> {
    requireAdmin(caller);
    if (!(bytes instanceof Uint8Array)) throw refuse('PICTURE_INVALID');
    return { imageUrl: await this.pictures.take(bytes, 'whole') };
  }
}
