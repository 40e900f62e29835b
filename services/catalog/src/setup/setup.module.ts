import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { SetupController } from './setup.controller.js';

@Module({ imports: [SiteModule], controllers: [SetupController] })
export class SetupModule {}
