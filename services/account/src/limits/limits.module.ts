import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { EmailLimits } from './email-limits.js';
import { Fingerprint } from './fingerprint.js';
import { SIGN_IN } from './limits.rules.js';
import { SignInDelay } from './sign-in-delay.js';

const factor = config.RATE_LIMITS === 'relaxed' ? 100 : 1;

@Global()
@Module({
  providers: [
    { provide: Fingerprint, useFactory: () => new Fingerprint(config.CODE_PEPPER) },
    {
      provide: EmailLimits,
      inject: [Fingerprint],
      useFactory: (fingerprint: Fingerprint) => new EmailLimits(fingerprint, factor),
    },
    {
      provide: SignInDelay,
      inject: [DataSource, Fingerprint],
      useFactory: (db: DataSource, fingerprint: Fingerprint) =>
        new SignInDelay(db, fingerprint, SIGN_IN.failuresBeforeDelay * factor),
    },
  ],
  exports: [Fingerprint, EmailLimits, SignInDelay],
})
export class LimitsModule {}
