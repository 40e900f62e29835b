import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  may,
  messages,
  type NewRecoveryCodes,
  refuse,
  type SecondFactor,
  type SecondFactorSetUp,
  success,
  type Success,
} from '@salon/contracts';
import { requireCaller } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { NeedsConfirmation } from '../access/needs-confirmation.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { type BffOptions, OPTIONS } from '../options.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { SecondFactorCodeDto } from './users.dto.js';

/** Two-step sign-in of the signed-in user (ADR-0041). */
@ApiTags('users')
@Controller('api/users/second-factor')
export class SecondFactorController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    @Inject(OPTIONS) private readonly options: BffOptions,
  ) {}

  @Get()
  @Access('user')
  state(@Context() context: RequestContext): Promise<Success<SecondFactor>> {
    return this.upstream.forward({ service: 'account', path: '/second-factor' }, context);
  }

  /**
   * Needs a confirmation, so that a person at an unattended signed-in browser cannot lock the owner of the account out.
   */
  @Post()
  @HttpCode(200)
  @Access('user')
  @NeedsConfirmation()
  @Limited('profile')
  begin(@Context() context: RequestContext): Promise<Success<SecondFactorSetUp>> {
    return this.upstream.forward({ service: 'account', method: 'POST', path: '/second-factor' }, context);
  }

  @Post('confirm')
  @HttpCode(200)
  @Access('user')
  @Limited('password')
  async turnOn(
    @Body() { code }: SecondFactorCodeDto,
    @Context() context: RequestContext,
  ): Promise<Success<NewRecoveryCodes>> {
    const codes = await this.send<NewRecoveryCodes>('confirm', code, context);
    return success(codes, messages.secondFactorOn);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Access('user')
  @Limited('password')
  async renew(
    @Body() { code }: SecondFactorCodeDto,
    @Context() context: RequestContext,
  ): Promise<Success<NewRecoveryCodes>> {
    return success(await this.send<NewRecoveryCodes>('recovery-codes', code, context), messages.recoveryCodesRenewed);
  }

  @Post('off')
  @HttpCode(200)
  @Access('user')
  @Limited('password')
  async turnOff(@Body() { code }: SecondFactorCodeDto, @Context() context: RequestContext): Promise<Success<object>> {
    if (this.options.ownersNeedSecondFactor && may(requireCaller(context.caller), 'staff'))
      throw refuse('SECOND_FACTOR_KEPT');
    await this.send('off', code, context);
    return success({}, messages.secondFactorOff);
  }

  private async send<Data>(step: string, code: string, context: RequestContext): Promise<Data> {
    const data = await this.upstream.send<Data>(
      { service: 'account', method: 'POST', path: `/second-factor/${step}`, body: { code } },
      context,
    );
    await this.sessions.evictUser(requireCaller(context.caller).id);
    return data;
  }
}
