import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ActivityPage,
  type ChangedStaff,
  messages,
  type StaffList,
  success,
  type Success,
} from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { NeedsConfirmation } from '../access/needs-confirmation.js';
import { Sessions } from '../access/sessions.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { ActivityFilterDto, StaffChangeDto } from './staff.dto.js';

/** The people of the salon: role and access, for owners. */
@ApiTags('admin')
@Controller('api/admin')
export class StaffController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
  ) {}

  @Get('staff')
  @Access('staff')
  list(@Context() context: RequestContext): Promise<Success<StaffList>> {
    return this.upstream.forward({ service: 'account', path: '/staff' }, context);
  }

  @Get('staff/activity')
  @Access('staff')
  activity(@Query() filter: ActivityFilterDto, @Context() context: RequestContext): Promise<Success<ActivityPage>> {
    return this.upstream.forward({ service: 'account', path: withQuery('/activity', filter) }, context);
  }

  @Patch('staff/:id')
  @Access('staff')
  @NeedsConfirmation()
  change(
    @UuidParam('id') id: string,
    @Body() body: StaffChangeDto,
    @Context() context: RequestContext,
  ): Promise<Success<ChangedStaff>> {
    return this.write({ method: 'PATCH', path: `/staff/${id}`, body }, context, messages.staffChanged);
  }

  @Post('staff-acts/:id/undo')
  @HttpCode(200)
  @Access('staff')
  @NeedsConfirmation()
  undo(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<ChangedStaff>> {
    return this.write({ method: 'POST', path: `/staff-acts/${id}/undo` }, context, messages.actionUndone);
  }

  /** The person's rights apply from their next call. */
  private async write(
    call: Omit<Call, 'service'>,
    context: RequestContext,
    message: string,
  ): Promise<Success<ChangedStaff>> {
    const changed = await this.upstream.send<ChangedStaff>({ service: 'account', ...call }, context);
    await this.sessions.evictUser(changed.person._id);
    return success(changed, message);
  }
}
