import { Controller, Get, Injectable, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/caller.guard.js';

/** Resolves when the part works, rejects with the reason when it does not. */
type HealthCheck = () => Promise<void>;

interface HealthReport {
  status: 'ok' | 'down';
  /** Part → 'ok' or the reason of its failure. */
  checks: Record<string, string>;
}

interface AddedCheck {
  check: HealthCheck;
  isRequired: boolean;
}

/** Readiness checks of this process; each part adds its own check. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, AddedCheck>();
  /** Not ready from now on: the process is about to stop. */
  isDraining = false;

  /** A failed optional check is reported, but the process stays ready. */
  add(name: string, check: HealthCheck, { isRequired = true } = {}): void {
    this.checks.set(name, { check, isRequired });
  }

  async report(): Promise<HealthReport> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, { check, isRequired }]) => ({
        name,
        isRequired,
        result: await outcome(check),
      })),
    );
    const checks: Record<string, string> = Object.fromEntries(results.map(({ name, result }) => [name, result]));
    if (this.isDraining) checks.process = 'stopping';
    const isReady = !this.isDraining && results.every(({ result, isRequired }) => result === 'ok' || !isRequired);
    return { status: isReady ? 'ok' : 'down', checks };
  }
}

/** Milliseconds; those who ask wait for a second. */
const TIMEOUT_MS = 800;

function outcome(check: HealthCheck): Promise<string> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve('does not respond'), TIMEOUT_MS);
    check()
      .then(
        () => resolve('ok'),
        (error: unknown) => resolve(error instanceof Error ? error.message : 'failed'),
      )
      .finally(() => clearTimeout(late));
  });
}

@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly checks: HealthChecks) {}

  /** The process runs; never touches the database. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.checks.report();
    await reply.status(report.status === 'ok' ? 200 : 503).send(report);
  }
}
