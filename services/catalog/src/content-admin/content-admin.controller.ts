import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import type { ContentAction, ContentItem } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { ContentAdminQueries } from './content-admin.queries.js';
import { OrderItems } from './order-items.js';
import type { ChangedItem } from './item.view.js';
import { contentTypeOf } from './all-content-types.js';
import { UndoAdminAction } from './undo-admin-action.js';
import { WriteItem } from './write-item.js';

/** Admins read and change the content of the site (decision B1). */
@Controller()
export class ContentAdminController {
  constructor(
    private readonly content: ContentAdminQueries,
    private readonly write: WriteItem,
    private readonly orderItems: OrderItems,
    private readonly undo: UndoAdminAction,
  ) {}

  @Get('content/:kind')
  async items(
    @Param('kind') name: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ entries: ContentItem[] }> {
    requirePermission(caller, 'desk');
    return { entries: await this.content.items(contentTypeOf(name)) };
  }

  @Post('content/:kind')
  async create(
    @Param('kind') name: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedItem> {
    return this.write.create(contentTypeOf(name), body, requirePermission(caller, 'content'));
  }

  @Put('content/:kind/order')
  async order(
    @Param('kind') name: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ act: ContentAction }> {
    return { act: await this.orderItems.run(contentTypeOf(name), body, requirePermission(caller, 'content')) };
  }

  @Patch('content/:kind/:id')
  async edit(
    @Param('kind') name: string,
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedItem> {
    return this.write.edit(contentTypeOf(name), id, body, requirePermission(caller, 'content'));
  }

  @Post('content/:kind/:id/archive')
  @HttpCode(200)
  async archive(
    @Param('kind') name: string,
    @Param('id') id: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedItem> {
    return this.write.archive(contentTypeOf(name), id, requirePermission(caller, 'content'));
  }

  @Post('content/:kind/:id/restore')
  @HttpCode(200)
  async restore(
    @Param('kind') name: string,
    @Param('id') id: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedItem> {
    return this.write.restore(contentTypeOf(name), id, requirePermission(caller, 'content'));
  }

  @Get('content-acts')
  async adminActions(
    @Query('kind') name: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ acts: ContentAction[] }> {
    requirePermission(caller, 'desk');
    return { acts: await this.content.adminActions(String(name)) };
  }

  @Post('content-acts/:id/undo')
  @HttpCode(200)
  async undoAdminAction(
    @Param('id') id: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ act: ContentAction }> {
    return { act: await this.undo.run(id, requirePermission(caller, 'content')) };
  }
}
