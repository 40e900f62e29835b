import { Module } from '@nestjs/common';
import { VerificationModule } from '../verification/verification.module.js';
import { RegisterUser } from './register-user.js';
import { RegistrationsController } from './registrations.controller.js';

@Module({ imports: [VerificationModule], controllers: [RegistrationsController], providers: [RegisterUser] })
export class RegistrationModule {}
