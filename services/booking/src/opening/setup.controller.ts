import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { type BookingSetup, refuse, type SalonChange, type SetupCheck } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { asObject } from '../request/request.rules.js';
import { ChangeZone } from './change-zone.js';
import { OpenSite } from './open-site.js';
import { SetupQueries } from './setup.queries.js';
import { TryGateway } from './try-gateway.js';
import { TryMail } from './try-mail.js';

/** The first start of a salon (ADR-0044). */
@Controller('setup')
export class SetupController {
  constructor(
    private readonly setup: SetupQueries,
    private readonly mail: TryMail,
    private readonly gateway: TryGateway,
    private readonly openSite: OpenSite,
    private readonly zone: ChangeZone,
  ) {}

  @Get()
  state(@CurrentCaller() caller: Caller | null): Promise<BookingSetup> {
    requirePermission(caller, 'settings');
    return this.setup.state();
  }

  @Put('zone')
  @HttpCode(204)
  async changeZone(@CurrentCaller() caller: Caller | null, @Body() body: unknown): Promise<void> {
    requirePermission(caller, 'settings');
    await this.zone.run(asObject(body).zone);
  }

  @Post('open')
  @HttpCode(200)
  async open(@CurrentCaller() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.openSite.run(requirePermission(caller, 'settings')) };
  }

  /** Tests mail or gateway, or confirms policy and legal texts. */
  @Post('checks/:name')
  @HttpCode(200)
  async check(@Param('name') name: string, @CurrentCaller() caller: Caller | null): Promise<{ check: SetupCheck }> {
    const admin = requirePermission(caller, 'settings');
    if (name === 'policy' || name === 'legal') return { check: await this.setup.storeCheck(name, true, []) };
    if (name !== 'mail' && name !== 'gateway') throw refuse('NOT_FOUND');
    const { isOk, said } = name === 'mail' ? await this.mail.run(admin) : await this.gateway.run();
    return { check: await this.setup.storeCheck(name, isOk, said) };
  }
}
