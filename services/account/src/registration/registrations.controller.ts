import { Body, Controller, Post } from '@nestjs/common';
import type { RegisterRequest, Registration } from '@salon/contracts';
import { CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { RegisterUser } from './register-user.js';

@Controller('registrations')
export class RegistrationsController {
  constructor(private readonly registerUser: RegisterUser) {}

  @Post()
  register(@Body() request: RegisterRequest, @CurrentVisitor() visitor: Visitor): Promise<Registration> {
    return this.registerUser.run(request, visitor);
  }
}
