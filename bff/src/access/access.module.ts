import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessCheck } from './access.check.js';
import { Denials } from './denials.js';
import { JwtStrategy } from './jwt.strategy.js';
import { Sessions } from './sessions.js';
import { TokenSigner } from './token.js';
import { UserView } from './user.view.js';

/** Who the caller is and what they may call. The guards themselves are registered in app.module. */
@Global()
@Module({
  imports: [PassportModule, DiscoveryModule],
  providers: [Sessions, TokenSigner, Denials, JwtStrategy, AccessCheck, UserView],
  exports: [Sessions, TokenSigner, Denials, UserView],
})
export class AccessModule {}
