import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { GoogleController } from './google.controller.js';
import { IssueGoogleCode } from './issue-google-code.js';
import { RedeemGoogleCode } from './redeem-google-code.js';
import { SignInWithGoogle } from './sign-in-with-google.js';

@Module({
  imports: [DevicesModule],
  controllers: [GoogleController],
  providers: [SignInWithGoogle, IssueGoogleCode, RedeemGoogleCode],
})
export class GoogleModule {}
