import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ChangePasswordRequest } from '@salon/contracts';
import { type Caller, Calling, requireCaller, Visiting, type Visitor } from '@salon/nest-kit';
import { ChangePassword } from './change-password.js';

@Controller('passwords')
export class PasswordsController {
  constructor(private readonly changePassword: ChangePassword) {}

  @Post('change')
  @HttpCode(204)
  async change(
    @Calling() caller: Caller | null,
    @Body() request: ChangePasswordRequest,
    @Visiting() visitor: Visitor,
  ): Promise<void> {
    await this.changePassword.run(requireCaller(caller), request, visitor);
  }
}
