import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { type BffOptions, OPTIONS } from '../options.js';
import { GoogleController } from './google.controller.js';
import { GooglePageController } from './google-page.controller.js';
import { GoogleProofs } from './google-proofs.js';
import { GoogleStrategy } from './google.strategy.js';
import { GoogleTokens } from './google-tokens.js';

@Module({
  imports: [AuthModule],
  controllers: [GoogleController, GooglePageController],
  providers: [
    GoogleProofs,
    GoogleTokens,
    {
      provide: GoogleStrategy,
      inject: [OPTIONS],
      useFactory: ({ google, siteUrl }: BffOptions) => google && new GoogleStrategy(google, siteUrl),
    },
  ],
})
export class GoogleModule {}
