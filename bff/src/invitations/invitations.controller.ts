import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Invitation, messages, success, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { NeedsConfirmation } from '../access/needs-confirmation.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { InviteDto } from './invitations.dto.js';

/** Invitations to become staff (decision A2). */
@ApiTags('admin')
@Controller('api/admin/invitations')
export class InvitationsController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('staff')
  list(@Context() context: RequestContext): Promise<Success<{ invitations: Invitation[] }>> {
    return this.upstream.forward({ service: 'account', path: '/invitations' }, context);
  }

  @Post()
  @Access('staff')
  @NeedsConfirmation()
  @Limited('invite')
  async invite(
    @Body() { email, role = 'front_desk' }: InviteDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ invitation: Invitation }>> {
    const { invitation } = await this.upstream.send<{ invitation: Invitation }>(
      { service: 'account', method: 'POST', path: '/invitations', body: { email, role } },
      context,
    );
    return success({ invitation }, messages.invitationSent);
  }

  @Delete(':id')
  @Access('staff')
  async revoke(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send({ service: 'account', method: 'DELETE', path: `/invitations/${id}` }, context);
    return success({}, messages.invitationRevoked);
  }
}
