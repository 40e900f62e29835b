import { Module } from '@nestjs/common';
import { GalleryController } from './gallery.controller.js';
import { GalleryQueries } from './gallery.queries.js';

@Module({ controllers: [GalleryController], providers: [GalleryQueries] })
export class GalleryModule {}
