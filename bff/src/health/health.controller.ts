import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OPS_SERVICES } from '@salon/contracts';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.js';
import { Upstream } from '../platform/upstream.js';
import { type SiteHealth, summarize } from './health.rules.js';

@ApiTags('health')
@Controller('api/health')
export class SiteHealthController {
  constructor(private readonly upstream: Upstream) {}

  /** The readiness of all services in one response: 200 when all are ready, else 503. */
  @Get()
  @Access('public')
  async all(@Res() reply: FastifyReply): Promise<void> {
    const reports = await Promise.all(
      OPS_SERVICES.map(async (name) => [name, await this.upstream.health(name)] as const),
    );
    const health = summarize(reports);
    await reply.status(health.status === 'ok' ? 200 : 503).send(health);
  }

  @Get('live')
  @Access('public')
  live(): Pick<SiteHealth, 'status'> {
    return { status: 'ok' };
  }
}
