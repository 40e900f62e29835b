import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsQueries } from './invitations.queries.js';
import { InviteStaff } from './invite-staff.js';
import { RegisterStaff } from './register-staff.js';
import { RevokeInvitation } from './revoke-invitation.js';
import { SendInvitationJob } from './send-invitation.job.js';

@Module({
  imports: [DevicesModule, MailsModule],
  controllers: [InvitationsController],
  providers: [InvitationsQueries, InviteStaff, RevokeInvitation, RegisterStaff, SendInvitationJob],
})
export class InvitationsModule {}
