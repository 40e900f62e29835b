import { Module } from '@nestjs/common';
import { AdminRegistrationController } from './admin-registration.controller.js';
import { SessionResponse } from './session-response.js';
import { PasswordController } from './password.controller.js';
import { RegistrationController } from './registration.controller.js';
import { SecondStepController } from './second-step.controller.js';
import { SessionController } from './session.controller.js';

@Module({
  controllers: [
    SessionController,
    SecondStepController,
    RegistrationController,
    PasswordController,
    AdminRegistrationController,
  ],
  providers: [SessionResponse],
  exports: [SessionResponse],
})
export class AuthModule {}
