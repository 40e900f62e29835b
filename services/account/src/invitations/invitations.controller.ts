import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { Invitation, RegisterAdminRequest, NewSession } from '@salon/contracts';
import {
  type Caller,
  CurrentCaller,
  requirePermission,
  UuidParam,
  CurrentVisitor,
  type Visitor,
} from '@salon/nest-kit';
import { InvitationsQueries } from './invitations.queries.js';
import { InviteStaff } from './invite-staff.js';
import { RegisterStaff } from './register-staff.js';
import { RevokeInvitation } from './revoke-invitation.js';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsQueries,
    private readonly inviteStaff: InviteStaff,
    private readonly revokeInvitation: RevokeInvitation,
    private readonly registerStaff: RegisterStaff,
  ) {}

  @Get('invitations')
  async list(@CurrentCaller() caller: Caller | null): Promise<{ invitations: Invitation[] }> {
    requirePermission(caller, 'staff');
    return { invitations: await this.invitations.all() };
  }

  @Post('invitations')
  async invite(
    @CurrentCaller() caller: Caller | null,
    @Body() request: { email: string; role: string },
    @CurrentVisitor() visitor: Visitor,
  ): Promise<{ invitation: Invitation }> {
    return { invitation: await this.inviteStaff.run(requirePermission(caller, 'staff'), request, visitor) };
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  async revoke(
    @CurrentCaller() caller: Caller | null,
    @UuidParam('id') id: string,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.revokeInvitation.run(requirePermission(caller, 'staff'), id, visitor);
  }

  @Post('admin-registrations/check')
  @HttpCode(204)
  async check(@Body() request: Pick<RegisterAdminRequest, 'invite'> | undefined): Promise<void> {
    await this.invitations.assertOpen(request?.invite);
  }

  @Post('admin-registrations')
  register(@Body() request: RegisterAdminRequest, @CurrentVisitor() visitor: Visitor): Promise<NewSession> {
    return this.registerStaff.run(request, visitor);
  }
}
