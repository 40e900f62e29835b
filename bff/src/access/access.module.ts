import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessCheck } from './access.check.js';
import { ActivityRecords } from './activity-records.js';
import { JwtStrategy } from './jwt.strategy.js';
import { Sessions } from './sessions.js';
import { TokenSigner } from './token.js';
import { UserView } from './user.view.js';

/** Who the caller is and what they may call. The guards themselves are registered in app.module. */
@Module({
  imports: [PassportModule, DiscoveryModule],
  providers: [Sessions, TokenSigner, ActivityRecords, JwtStrategy, AccessCheck, UserView],
  exports: [Sessions, TokenSigner, ActivityRecords, UserView],
})
export class AccessModule {}
