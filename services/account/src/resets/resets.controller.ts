import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ForgotPasswordRequest } from '@salon/contracts';
import { CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { RequestReset } from './request-reset.js';

@Controller('password-resets')
export class ResetsController {
  constructor(private readonly requestReset: RequestReset) {}

  @Post()
  @HttpCode(200)
  request(@Body() request: ForgotPasswordRequest | undefined, @CurrentVisitor() visitor: Visitor): Promise<void> {
    return this.requestReset.run(request, visitor);
  }
}
