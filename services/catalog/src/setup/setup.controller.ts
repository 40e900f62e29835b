import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { CatalogSetup } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { MakeExampleMenu } from './make-example-menu.js';
import { SetupQueries } from './setup.queries.js';

/** The content part of a salon's first start (ADR-0044). */
@Controller('setup')
export class SetupController {
  constructor(
    private readonly queries: SetupQueries,
    private readonly makeExampleMenu: MakeExampleMenu,
  ) {}

  @Get()
  state(@CurrentCaller() caller: Caller | null): Promise<CatalogSetup> {
    requirePermission(caller, 'settings');
    return this.queries.state();
  }

  @Post('example-menu')
  @HttpCode(200)
  async exampleMenu(@CurrentCaller() caller: Caller | null): Promise<CatalogSetup> {
    requirePermission(caller, 'settings');
    await this.makeExampleMenu.run();
    return this.queries.state();
  }
}
