import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isPictureFile, isPictureName, messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import type { ServiceName } from '../options.js';
import { Upstream } from '../platform/upstream.js';

/** Services that keep pictures. */
const OWNERS: readonly ServiceName[] = ['account', 'catalog'];

/** Uploaded pictures, on the one origin: what a name stands for never changes, and it is nothing but a picture (threat T42). */
@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(private readonly upstream: Upstream) {}

  /** @throws DomainError `not_found` before anyone is asked for a name that cannot be one */
  @Get(':owner/:name/:file')
  @Access('public')
  async picture(
    @Param() { owner = '', name = '', file = '' }: Record<string, string>,
    @Asks() asking: Asking,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const service = OWNERS.find((each) => each === owner);
    if (!service || !isPictureName(name) || !isPictureFile(file))
      throw new DomainError('not_found', 'NOT_FOUND', messages.notFound);
    const bytes = await this.upstream.file({ service, path: `/pictures/${name}/${file}` }, asking);
    await reply
      .headers({
        'content-type': `image/${file.split('.')[1]}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': `inline; filename="${owner}-${file}"`,
      })
      .send(bytes);
  }
}
