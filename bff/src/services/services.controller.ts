import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.js';
import { CatalogLists } from '../platform/catalog-lists.js';

@ApiTags('services')
@Controller('api/services')
export class ServicesController {
  constructor(private readonly lists: CatalogLists) {}

  @Get('get-services')
  @Access('public')
  all(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.send('/services', request, reply);
  }
}
