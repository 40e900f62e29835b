import { Global, Module } from '@nestjs/common';
import { RateLimiter } from './rate-limiter.js';

/** How often a call may be made. The guards themselves are registered in app.module. */
@Global()
@Module({ providers: [RateLimiter], exports: [RateLimiter] })
export class LimitsModule {}
