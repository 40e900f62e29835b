import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { DevicesModule } from '../devices/devices.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { ChangeSecondFactor } from './change-second-factor.js';
import { CompleteSignIn } from './complete-sign-in.js';
import { ConfirmIdentity } from './confirm-identity.js';
import { ThrottledVerification } from './throttled-verification.js';
import { SendSecondFactorJob } from './send-second-factor.job.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorQueries } from './second-factor.queries.js';
import { SecondFactors } from './second-factors.js';
import { SecretBox } from './secret-box.js';

@Module({
  imports: [DevicesModule, MailsModule],
  controllers: [SecondFactorController],
  providers: [
    { provide: SecretBox, useFactory: () => new SecretBox(config.SECOND_FACTOR_KEY) },
    SecondFactors,
    SecondFactorQueries,
    ThrottledVerification,
    CompleteSignIn,
    ConfirmIdentity,
    ChangeSecondFactor,
    SendSecondFactorJob,
  ],
  exports: [ThrottledVerification],
})
export class SecondFactorModule {}
