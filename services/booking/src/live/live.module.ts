import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { AnnounceMessages } from './announce-messages.js';
import { ClearDeskChangesJob } from './clear-desk-changes.job.js';
import { DeskChangesQueries } from './desk-changes.queries.js';
import { DeskListener, LIVE, type LiveOptions } from './desk-listener.js';
import { DeskStream } from './desk-stream.js';
import { LiveController } from './live.controller.js';

const options: LiveOptions = { url: config.DIRECT_DATABASE_URL || config.DATABASE_URL };

@Module({
  controllers: [LiveController],
  providers: [
    { provide: LIVE, useValue: options },
    DeskListener,
    DeskChangesQueries,
    DeskStream,
    AnnounceMessages,
    ClearDeskChangesJob,
  ],
})
export class LiveModule {}
