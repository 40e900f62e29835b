import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AdminReviewPage, type Dashboard, success, type Success, type Today } from '@salon/contracts';
import { Access } from '../access/access.js';
import { partOf } from '../platform/part.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { type Call, Upstream } from '../platform/upstream.js';

const REVIEWS = 3;
/** Timeout in milliseconds after which a part counts as missing, so that the others do not wait. */
const TIMEOUT_MS = 2_000;

/** The data of the admin's first screen: one call, composed of parts that can be missing. */
@ApiTags('admin')
@Controller('api/admin/dashboard')
export class DashboardController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('desk')
  async now(@Context() context: RequestContext): Promise<Success<Dashboard>> {
    const read = <Part>(call: Call): Promise<Part | null> =>
      partOf(this.upstream.send<Part>({ ...call, timeoutMs: TIMEOUT_MS }, context));
    const [today, reviews] = await Promise.all([
      read<Today>({ service: 'booking', path: '/today' }),
      read<AdminReviewPage>({ service: 'catalog', path: '/reviews/all' }),
    ]);
    return success({ today, reviews: reviews && reviews.reviews.slice(0, REVIEWS) });
  }
}
