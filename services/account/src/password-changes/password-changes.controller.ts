import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ChangePasswordRequest, RedeemResetRequest } from '@salon/contracts';
import { type Caller, CurrentCaller, requireCaller, CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { ChangePassword } from './change-password.js';
import { RedeemReset } from './redeem-reset.js';

@Controller()
export class PasswordChangesController {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly redeemReset: RedeemReset,
  ) {}

  @Post('passwords/change')
  @HttpCode(204)
  async change(
    @CurrentCaller() caller: Caller | null,
    @Body() request: ChangePasswordRequest | undefined,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.changePassword.run(requireCaller(caller), request, visitor);
  }

  @Post('password-resets/redeem')
  @HttpCode(200)
  redeem(
    @Body() request: RedeemResetRequest | undefined,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<{ userId: string }> {
    return this.redeemReset.run(request, visitor);
  }
}
