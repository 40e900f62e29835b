import { Controller, Delete, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AccountData,
  type BookingData,
  type CatalogData,
  type CustomerData,
  isStaff,
  messages,
  refuse,
  success,
  type Success,
} from '@salon/contracts';
import { requireCaller } from '@salon/nest-kit';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.js';
import { NeedsConfirmation } from '../access/needs-confirmation.js';
import { Limited } from '../limits/throttle.guard.js';
import type { ServiceName } from '../options.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { DataDeletion } from './data-deletion.js';

const PATH = '/customer-data';

/** What the salon holds about the signed-in customer, as a file, and its deletion (decision A19, threat T64). */
@ApiTags('users')
@Controller('api/users/me')
export class MyDataController {
  constructor(
    private readonly upstream: Upstream,
    private readonly deletion: DataDeletion,
  ) {}

  @Get('data')
  @Access('user')
  @NeedsConfirmation()
  @Limited('myData')
  async download(@Context() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const read = <Data>(service: ServiceName) => this.upstream.send<Data>({ service, path: PATH }, context);
    const [account, booking, catalog] = await Promise.all([
      read<AccountData>('account'),
      read<BookingData>('booking'),
      read<CatalogData>('catalog'),
    ]);
    const data: CustomerData = { account, booking, catalog };
    await reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="araliya-my-data.json"',
      })
      .send(JSON.stringify(data, null, 2));
  }

  @Delete()
  @Access('user')
  @NeedsConfirmation()
  @Limited('myData')
  async forget(@Context() context: RequestContext): Promise<Success<object>> {
    const caller = requireCaller(context.caller);
    if (isStaff(caller)) throw refuse('DELETION_REFUSED', { params: { reason: 'staff' } });
    await this.deletion.run({ path: PATH, accounts: [caller.id], unfinished: 'DELETION_UNFINISHED' }, context);
    return success({}, messages.accountDeleted);
  }
}
