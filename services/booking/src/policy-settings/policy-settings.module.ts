import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { ChangePolicy } from './change-policy.js';
import { PolicyController } from './policy.controller.js';
import { PolicyQueries } from './policy.queries.js';

@Module({ imports: [SalonModule], controllers: [PolicyController], providers: [PolicyQueries, ChangePolicy] })
export class PolicySettingsModule {}
