import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { NewSession, VerifyEmailRequest } from '@salon/contracts';
import { CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { ResendCode } from './resend-code.js';
import { VerifyEmail } from './verify-email.js';

@Controller('verifications')
export class VerificationsController {
  constructor(
    private readonly verifyEmail: VerifyEmail,
    private readonly resendCode: ResendCode,
  ) {}

  @Post()
  @HttpCode(200)
  verify(@Body() request: VerifyEmailRequest, @CurrentVisitor() visitor: Visitor): Promise<NewSession> {
    return this.verifyEmail.run(request, visitor);
  }

  @Post('resend')
  @HttpCode(200)
  resend(@Body() request: { email: string }): Promise<void> {
    return this.resendCode.run(request);
  }
}
