import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UuidParam } from '@salon/nest-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.js';
import { CatalogLists } from '../platform/catalog-lists.js';

@ApiTags('special offers')
@Controller('api/special-offers')
export class OffersController {
  constructor(private readonly lists: CatalogLists) {}

  @Get('active')
  @Access('public')
  active(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.send('/offers/active', request, reply);
  }

  @Get()
  @Access('public')
  all(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.send('/offers', request, reply);
  }

  @Get(':id')
  @Access('public')
  one(@UuidParam('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.send(`/offers/${id}`, request, reply);
  }
}
