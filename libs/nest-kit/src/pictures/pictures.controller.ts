import { Controller, Get, Param, Res } from '@nestjs/common';
import { isPictureFile, isPictureName, refuse } from '@salon/contracts';
import type { FastifyReply } from 'fastify';
import { PictureFolder } from './picture-folder.js';

/** The picture files of this service, which the BFF serves under `/media/<owner>`. */
@Controller('pictures')
export class PicturesController {
  constructor(private readonly folder: PictureFolder) {}

  /** @throws DomainError `not_found`, also for a malformed name */
  @Get(':name/:file')
  async file(@Param('name') name: string, @Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const bytes = isPictureName(name) && isPictureFile(file) ? await this.folder.read(name, file) : null;
    if (!bytes) throw refuse('PICTURE_GONE');
    await reply.type(`image/${file.split('.')[1]}`).send(bytes);
  }
}
