import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { NextFree } from './next-free.js';
import { SiteFacts } from './site-facts.js';

@ApiTags('site')
@Controller('api/site')
export class SiteController {
  constructor(
    private readonly lists: CatalogLists,
    private readonly site: SiteFacts,
    private readonly nextFree: NextFree,
  ) {}

  @Get()
  @Access('public')
  all(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.site.send(request, reply);
  }

  /** The texts of /about and /faq. */
  @Get('content')
  @Access('public')
  content(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.send('/site/content', request, reply);
  }

  /** The almanac of the current month in the salon's time zone; null when there is none. */
  @Get('almanac')
  @Access('public')
  almanac(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.send('/almanac', request, reply);
  }

  /** The next free time today, null when there is none. */
  @Get('next-free')
  @Access('public')
  next(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.nextFree.send(request, reply);
  }
}
