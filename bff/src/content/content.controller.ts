import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { type ContentAction, type ContentItem, messages, type Success } from '@salon/contracts';
import { newOrderOf } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { contentForm, contentTypeName, itemId } from './content.form.js';
import { WriteContent, type ContentResponse } from './write-content.js';

/** Content management: the same calls for each type of content (decision B1); fields in libs/contracts. */
@ApiTags('content')
@Controller('api/admin/content/:kind')
export class ContentController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Get()
  @Access('desk')
  items(@Param('kind') name: string, @Context() context: RequestContext): Promise<Success<{ entries: ContentItem[] }>> {
    return this.upstream.forward({ service: 'catalog', path: `/content/${contentTypeName(name)}` }, context);
  }

  @Post()
  @Access('content')
  @ApiBody({ type: Object })
  async create(
    @Param('kind') name: string,
    @Body() body: unknown,
    @Context() context: RequestContext,
  ): Promise<ContentResponse> {
    const type = contentTypeName(name);
    return this.content.send(
      { method: 'POST', path: `/content/${type}`, body: contentForm(type, body, true) },
      context,
      messages.contentSaved,
    );
  }

  @Put('order')
  @Access('content')
  @ApiBody({ type: Object })
  async order(
    @Param('kind') name: string,
    @Body() body: unknown,
    @Context() context: RequestContext,
  ): Promise<Success<{ act: ContentAction }>> {
    return this.content.send(
      { method: 'PUT', path: `/content/${contentTypeName(name)}/order`, body: newOrderOf(body) },
      context,
      messages.orderSaved,
    );
  }

  @Patch(':id')
  @Access('content')
  @ApiBody({ type: Object })
  async edit(
    @Param() { kind: name, id }: { kind: string; id: string },
    @Body() body: unknown,
    @Context() context: RequestContext,
  ): Promise<ContentResponse> {
    const type = contentTypeName(name);
    return this.content.send(
      { method: 'PATCH', path: `/content/${type}/${itemId(id)}`, body: contentForm(type, body, false) },
      context,
      messages.contentSaved,
    );
  }

  @Post(':id/archive')
  @HttpCode(200)
  @Access('content')
  async archive(
    @Param() { kind: name, id }: { kind: string; id: string },
    @Context() context: RequestContext,
  ): Promise<ContentResponse> {
    return this.content.send(
      { method: 'POST', path: `/content/${contentTypeName(name)}/${itemId(id)}/archive` },
      context,
      messages.contentArchived,
    );
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Access('content')
  async restore(
    @Param() { kind: name, id }: { kind: string; id: string },
    @Context() context: RequestContext,
  ): Promise<ContentResponse> {
    return this.content.send(
      { method: 'POST', path: `/content/${contentTypeName(name)}/${itemId(id)}/restore` },
      context,
      messages.contentRestored,
    );
  }
}
