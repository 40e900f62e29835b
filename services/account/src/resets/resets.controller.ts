import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ForgotPasswordRequest, RedeemResetRequest } from '@salon/contracts';
import { Visiting, type Visitor } from '@salon/nest-kit';
import { RedeemReset } from './redeem-reset.js';
import { RequestReset } from './request-reset.js';

@Controller('password-resets')
export class ResetsController {
  constructor(
    private readonly requestReset: RequestReset,
    private readonly redeemReset: RedeemReset,
  ) {}

  @Post()
  @HttpCode(200)
  request(@Body() request: ForgotPasswordRequest): Promise<{ message: string }> {
    return this.requestReset.run(request);
  }

  @Post('redeem')
  @HttpCode(200)
  redeem(@Body() request: RedeemResetRequest, @Visiting() visitor: Visitor): Promise<{ userId: string }> {
    return this.redeemReset.run(request, visitor);
  }
}
