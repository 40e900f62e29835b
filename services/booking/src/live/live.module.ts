import { type DynamicModule, Module } from '@nestjs/common';
import { AnnounceMessages } from './announce-messages.js';
import { ClearDeskChangesJob } from './clear-desk-changes.job.js';
import { DeskChangesQueries } from './desk-changes.queries.js';
import { DeskListener, LIVE, type LiveOptions } from './desk-listener.js';
import { DeskStream } from './desk-stream.js';
import { LiveController } from './live.controller.js';

@Module({})
export class LiveModule {
  static forRoot(options: LiveOptions): DynamicModule {
    return {
      module: LiveModule,
      controllers: [LiveController],
      providers: [
        { provide: LIVE, useValue: options },
        DeskListener,
        DeskChangesQueries,
        DeskStream,
        AnnounceMessages,
        ClearDeskChangesJob,
      ],
    };
  }
}
