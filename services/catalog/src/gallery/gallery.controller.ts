import { Controller, Get } from '@nestjs/common';
import type { GalleryGroup } from '@salon/contracts';
import { GalleryQueries } from './gallery.queries.js';

@Controller('gallery')
export class GalleryController {
  constructor(private readonly gallery: GalleryQueries) {}

  @Get()
  async groups(): Promise<{ galleryImages: GalleryGroup[] }> {
    return { galleryImages: await this.gallery.groups() };
  }
}
