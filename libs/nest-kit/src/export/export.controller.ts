import { Readable } from 'node:stream';
import { Controller, Get, Inject, Optional, Res } from '@nestjs/common';
import type { ExportPartSize } from '@salon/contracts';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { type Caller, requirePermission } from '../access/caller.js';
import { CurrentCaller } from '../access/caller.guard.js';
import { PictureFolder } from '../pictures/picture-folder.js';
import { EXPORT_PLAN, EXPORT_ZONE, type ExportPlan } from './export-plan.js';
import { encodeFrames } from './frames.js';
import { partSizeOf } from './part-size.js';
import { partOf } from './write-part.js';

/** This service's part of the salon's archive; the BFF puts the parts together. */
@Controller('export')
export class ExportController {
  constructor(
    private readonly db: DataSource,
    @Inject(EXPORT_PLAN) private readonly plan: ExportPlan,
    @Optional() private readonly folder?: PictureFolder,
    @Optional() @Inject(EXPORT_ZONE) private readonly zone?: () => Promise<string>,
  ) {}

  @Get('size')
  size(@CurrentCaller() caller: Caller | null): Promise<ExportPartSize> {
    requirePermission(caller, 'exports');
    return partSizeOf(this.db, this.plan, this.folder);
  }

  @Get('part')
  async part(@CurrentCaller() caller: Caller | null, @Res() reply: FastifyReply): Promise<void> {
    requirePermission(caller, 'exports');
    const zone = await this.zone?.();
    const frames = encodeFrames(partOf(this.db, this.plan, { folder: this.folder, zone }));
    await reply.type('application/octet-stream').send(Readable.from(frames));
  }
}
