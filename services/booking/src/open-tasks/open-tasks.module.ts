import { Module } from '@nestjs/common';
import { ImpactModule } from '../impact/impact.module.js';
import { OpenTasksController } from './open-tasks.controller.js';
import { OpenTasksQueries } from './open-tasks.queries.js';
import { ReviewNotice } from './review-notice.js';
import { SendAgain } from './send-again.js';

@Module({
  imports: [ImpactModule],
  controllers: [OpenTasksController],
  providers: [OpenTasksQueries, ReviewNotice, SendAgain],
})
export class OpenTasksModule {}
