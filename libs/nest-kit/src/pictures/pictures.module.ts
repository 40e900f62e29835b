import { join, resolve } from 'node:path';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { PictureFolder } from './picture-folder.js';
import { Pictures } from './pictures.js';
import { PicturesController } from './pictures.controller.js';
import { readPictures } from './takes-picture.js';

interface PicturesOptions {
  /** The service's name in `/media/<owner>/…`; the BFF finds the service by it. */
  owner: string;
  /** MEDIA_DIR: shared by all processes of the service, kept over restarts. */
  folder: string;
}

/**
 * Provides picture storage for a service: `PicturesModule.forRoot({ owner: 'catalog', folder: config.MEDIA_DIR })`. A
 * handler marked `@TakesPicture()` gets the bytes as its body, which the BFF sends as a `Buffer` through its upstream.
 * Its use-case calls `pictures.take(bytes, 'whole')` and stores the URL in a row; after a row is deleted it calls
 * `pictures.remove(url)`. A daily job calls `pictures.tidy` with the URLs of its rows.
 */
@Module({})
export class PicturesModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  static forRoot({ owner, folder }: PicturesOptions): DynamicModule {
    return {
      module: PicturesModule,
      global: true,
      controllers: [PicturesController],
      providers: [
        { provide: PictureFolder, useFactory: () => new PictureFolder(join(resolve(folder), owner)) },
        { provide: Pictures, inject: [PictureFolder], useFactory: (kept: PictureFolder) => new Pictures(owner, kept) },
      ],
      exports: [Pictures, PictureFolder],
    };
  }

  onModuleInit(): void {
    readPictures(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
}
