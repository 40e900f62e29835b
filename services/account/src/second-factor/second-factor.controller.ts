import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { NewSession, SecondFactor, SecondFactorSetUp } from '@salon/contracts';
import { type Caller, CurrentCaller, requireCaller, CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { ChangeSecondFactor } from './change-second-factor.js';
import { CompleteSignIn, type SecondStepRequest } from './complete-sign-in.js';
import { ConfirmIdentity, type ConfirmRequest } from './confirm-identity.js';
import { SecondFactorQueries } from './second-factor.queries.js';

type CodeRequest = { code?: unknown } | undefined;

@Controller()
export class SecondFactorController {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly change: ChangeSecondFactor,
    private readonly completeSignIn: CompleteSignIn,
    private readonly confirmIdentity: ConfirmIdentity,
  ) {}

  @Post('sign-ins/second-step')
  @HttpCode(200)
  complete(@Body() request: SecondStepRequest, @CurrentVisitor() visitor: Visitor): Promise<NewSession> {
    return this.completeSignIn.run(request, visitor);
  }

  @Post('confirmations')
  @HttpCode(204)
  confirm(
    @CurrentCaller() caller: Caller | null,
    @Body() request: ConfirmRequest,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.confirmIdentity.run(requireCaller(caller), request, visitor);
  }

  @Get('second-factor')
  state(@CurrentCaller() caller: Caller | null): Promise<SecondFactor> {
    return this.queries.state(requireCaller(caller).id);
  }

  @Post('second-factor')
  begin(@CurrentCaller() caller: Caller | null): Promise<SecondFactorSetUp> {
    return this.change.begin(requireCaller(caller));
  }

  @Post('second-factor/confirm')
  @HttpCode(200)
  async turnOn(
    @CurrentCaller() caller: Caller | null,
    @Body() body: CodeRequest,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<{ recoveryCodes: string[] }> {
    return { recoveryCodes: await this.change.confirm({ caller: requireCaller(caller), visitor }, body?.code) };
  }

  @Post('second-factor/recovery-codes')
  @HttpCode(200)
  async renew(
    @CurrentCaller() caller: Caller | null,
    @Body() body: CodeRequest,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<{ recoveryCodes: string[] }> {
    return {
      recoveryCodes: await this.change.renewRecoveryCodes({ caller: requireCaller(caller), visitor }, body?.code),
    };
  }

  @Post('second-factor/off')
  @HttpCode(204)
  turnOff(
    @CurrentCaller() caller: Caller | null,
    @Body() body: CodeRequest,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.change.turnOff({ caller: requireCaller(caller), visitor }, body?.code);
  }
}
