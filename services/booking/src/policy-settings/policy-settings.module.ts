import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { ChangePolicy } from './change-policy.js';
import { PolicyController } from './policy.controller.js';

@Module({ imports: [SalonModule], controllers: [PolicyController], providers: [ChangePolicy] })
export class PolicySettingsModule {}
