import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isPictureFile, isPictureName, refuse } from '@salon/contracts';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.js';
import { CountedAs } from '../limits/network-limit.guard.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import type { ServiceName } from '../options.js';
import { Upstream } from '../platform/upstream.js';

/** Services that store pictures. */
const OWNERS: readonly ServiceName[] = ['account', 'catalog'];

/** Uploaded pictures: immutable under their name, and served as nothing but a picture (threat T42). */
@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(private readonly upstream: Upstream) {}

  /** @throws DomainError `not_found` for a malformed name, without an upstream call */
  @Get(':owner/:name/:file')
  @Access('public')
  @CountedAs('picture')
  async picture(
    @Param() { owner = '', name = '', file = '' }: Record<string, string>,
    @Context() context: RequestContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const service = OWNERS.find((each) => each === owner);
    if (!service || !isPictureName(name) || !isPictureFile(file)) throw refuse('NOT_FOUND');
    const bytes = await this.upstream.file({ service, path: `/pictures/${name}/${file}` }, context);
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
