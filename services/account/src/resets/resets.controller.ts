import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ForgotPasswordRequest } from '@salon/contracts';
import { CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { RequestReset } from './request-reset.js';
import { ResetsQueries } from './resets.queries.js';

@Controller('password-resets')
export class ResetsController {
  constructor(
    private readonly requestReset: RequestReset,
    private readonly resets: ResetsQueries,
  ) {}

  @Post()
  @HttpCode(200)
  request(@Body() request: ForgotPasswordRequest | undefined, @CurrentVisitor() visitor: Visitor): Promise<void> {
    return this.requestReset.run(request, visitor);
  }

  @Post('check')
  @HttpCode(204)
  async check(@Body() request: { token?: unknown } | undefined): Promise<void> {
    await this.resets.assertLive(request?.token);
  }
}
