import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsQueries } from './invitations.queries.js';
import { InviteAdmin } from './invite-admin.js';
import { RegisterAdmin } from './register-admin.js';
import { RevokeInvitation } from './revoke-invitation.js';
import { SendInvitationJob } from './send-invitation.job.js';

@Module({
  imports: [MailsModule],
  controllers: [InvitationsController],
  providers: [InvitationsQueries, InviteAdmin, RevokeInvitation, RegisterAdmin, SendInvitationJob],
})
export class InvitationsModule {}
