import { Module } from '@nestjs/common';
import { BeginSession } from './begin-session.js';
import { PasswordController } from './password.controller.js';
import { RegistrationController } from './registration.controller.js';
import { SessionController } from './session.controller.js';

@Module({ controllers: [SessionController, RegistrationController, PasswordController], providers: [BeginSession], exports: [BeginSession] })
export class AuthModule {}
