import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { MakeExampleMenu } from './make-example-menu.js';
import { SetupController } from './setup.controller.js';
import { SetupQueries } from './setup.queries.js';

@Module({ imports: [SiteModule], controllers: [SetupController], providers: [SetupQueries, MakeExampleMenu] })
export class SetupModule {}
