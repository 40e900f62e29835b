import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type BookingSetup,
  type CatalogSetup,
  messages,
  refuse,
  type SalonChange,
  type Setup,
  SETUP_CHECKS,
  type SetupCheck,
  success,
  type Success,
} from '@salon/contracts';
import { Access } from '../access/access.js';
import { Limited } from '../limits/throttle.guard.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { ZoneDto } from './setup.dto.js';

/** Longer timeout: the call tries the mail server and the gateway. */
const CHECK_TIMEOUT_MS = 15_000;

/** The first start of a salon, until its site is opened (ADR-0044). */
@ApiTags('admin')
@Controller('api/admin/setup')
export class SetupController {
  constructor(
    private readonly upstream: Upstream,
    private readonly lists: CatalogLists,
  ) {}

  @Get()
  @Access('settings')
  async state(@Context() context: RequestContext): Promise<Success<{ setup: Setup }>> {
    const [booking, catalog] = await Promise.all([
      this.upstream.send<BookingSetup>({ service: 'booking', path: '/setup' }, context),
      this.upstream.send<CatalogSetup>({ service: 'catalog', path: '/setup' }, context),
    ]);
    return success({ setup: { ...booking, ...catalog } });
  }

  /** Fills an empty menu with the example. */
  @Post('example-menu')
  @HttpCode(200)
  @Access('settings')
  async exampleMenu(@Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send({ service: 'catalog', method: 'POST', path: '/setup/example-menu' }, context);
    this.lists.clear();
    return success({}, messages.exampleMenuMade);
  }

  /** Tries mail or gateway, or confirms policy or legal texts. */
  @Post('checks/:name')
  @HttpCode(200)
  @Access('settings')
  @Limited('setup')
  async check(
    @Param('name') name: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ check: SetupCheck }>> {
    const known = SETUP_CHECKS.find((each) => each === name);
    if (!known) throw refuse('NOT_FOUND');
    return this.upstream.forward(
      { service: 'booking', method: 'POST', path: `/setup/checks/${known}`, timeoutMs: CHECK_TIMEOUT_MS },
      context,
    );
  }

  /** Refused once there is a booking. */
  @Put('zone')
  @Access('settings')
  async changeZone(@Body() body: ZoneDto, @Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send({ service: 'booking', method: 'PUT', path: '/setup/zone', body }, context);
    this.lists.clear();
    return success({}, messages.zoneSaved);
  }

  /** The cached site response says whether the site is open. */
  @Post('open')
  @HttpCode(200)
  @Access('settings')
  open(@Context() context: RequestContext): Promise<Success<{ change: SalonChange }>> {
    const call = { service: 'booking', method: 'POST', path: '/setup/open' } as const;
    return this.lists.clearAfter(this.upstream.forward(call, context, messages.siteOpened));
  }
}
