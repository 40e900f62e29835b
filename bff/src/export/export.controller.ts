import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ExportPartSize, type ExportSize, success, type Success } from '@salon/contracts';
import { archiveOf, decodeFrames } from '@salon/nest-kit/export';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.js';
import { NeedsConfirmation } from '../access/needs-confirmation.js';
import { Limited } from '../limits/throttle.guard.js';
import type { ServiceName } from '../options.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { sizeOfAll } from './export-size.rules.js';

/** In the order of the archive. */
const SERVICES: readonly ServiceName[] = ['account', 'catalog', 'booking'];
/** Only tables are counted. */
const SIZE_TIMEOUT_MS = 20_000;

/** Everything of the salon in one archive, for its owner (docs/export-format.md). */
@ApiTags('admin')
@Controller('api/admin/export')
export class ExportController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('exports')
  async size(@Context() context: RequestContext): Promise<Success<{ size: ExportSize }>> {
    const parts = await Promise.all(
      SERVICES.map((service) =>
        this.upstream.send<ExportPartSize>({ service, path: '/export/size', timeoutMs: SIZE_TIMEOUT_MS }, context),
      ),
    );
    return success({ size: sizeOfAll(parts) });
  }

  /** All services begin to read together, so that their snapshots are of the same moment. */
  @Post()
  @HttpCode(200)
  @Access('exports')
  @NeedsConfirmation()
  @Limited('export')
  async download(@Context() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const opened = await Promise.allSettled(
      SERVICES.map((service) => this.upstream.stream({ service, path: '/export/part' }, context)),
    );
    const parts = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const failed = opened.find((each) => each.status === 'rejected');
    if (failed) {
      for (const part of parts) part.destroy();
      throw failed.reason;
    }
    const archive = archiveOf(parts.map((part) => decodeFrames(part)));
    // Also when the owner disconnects: a service keeps its snapshot open until its part is closed.
    archive.once('close', () => parts.forEach((part) => part.destroy()));
    await reply
      .headers({ 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="salon.zip"' })
      .send(archive);
  }
}
