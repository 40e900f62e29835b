import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessCheck } from '../access/access.check.js';
import { AccessGuard } from '../access/access.guard.js';
import { Denials } from '../access/denials.js';
import { JwtStrategy } from '../access/jwt.strategy.js';
import { SameSiteGuard } from '../access/same-site.guard.js';
import { Sessions } from '../access/sessions.js';
import { TokenSigner } from '../access/token.js';
import { Budgets } from '../limits/budgets.js';
import { ThrottleGuard } from '../limits/throttle.guard.js';
import { type BffOptions, OPTIONS } from '../options.js';
import { WriteContent } from '../content/write-content.js';
import { CatalogLists } from './catalog-lists.js';
import { ReadCache } from './read-cache.js';
import { Upstream } from './upstream.js';

/** What every area uses: the way to the services, who asks, who may, and how often. */
@Module({})
export class PlatformModule {
  static forRoot(options: BffOptions): DynamicModule {
    const shared = [
      { provide: OPTIONS, useValue: options },
      Upstream,
      ReadCache,
      CatalogLists,
      WriteContent,
      Sessions,
      TokenSigner,
      Budgets,
    ];
    return {
      module: PlatformModule,
      global: true,
      imports: [PassportModule, DiscoveryModule],
      providers: [
        ...shared,
        JwtStrategy,
        AccessCheck,
        Denials,
        { provide: APP_GUARD, useClass: SameSiteGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: ThrottleGuard },
      ],
      exports: shared,
    };
  }
}
