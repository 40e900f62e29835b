import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ContentAct, messages, success, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Upstream } from '../platform/upstream.js';
import { WriteContent } from './write-content.js';

/** What admins did to the content, and the way back within 24 hours. */
@ApiTags('content')
@Controller('api/admin/content-acts')
export class ContentActsController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Get()
  @Access('admin')
  async newest(@Asks() asking: Asking): Promise<Success<{ acts: ContentAct[] }>> {
    return success(
      await this.upstream.send<{ acts: ContentAct[] }>({ service: 'catalog', path: '/content-acts' }, asking),
    );
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Access('admin')
  async undo(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<Success<{ act: ContentAct }>> {
    return this.content.send({ method: 'POST', path: `/content-acts/${id}/undo` }, asking, messages.actUndone);
  }
}
