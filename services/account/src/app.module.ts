import { Module } from '@nestjs/common';
import { CallerModule, DatabaseModule, JobsModule, MailModule } from '@salon/nest-kit';
import { ExportModule } from '@salon/nest-kit/export';
import { OpsModule } from '@salon/nest-kit/ops';
import { ActivityModule } from './activity/activity.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { config } from './config.js';
import { CustomerDataModule } from './customer-data/customer-data.module.js';
import { database } from './data-source.js';
import { EXPORTED } from './export/exported.js';
import { DeskCustomersModule } from './desk-customers/desk-customers.module.js';
import { FirstAccountsModule } from './first-owner/first-accounts.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { GoogleModule } from './google/google.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { PasswordChangesModule } from './password-changes/password-changes.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { MailsModule } from './mails/mails.module.js';
import { SalonClient } from './mails/salon.client.js';
import { ProfileModule } from './profile/profile.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { ResetsModule } from './resets/resets.module.js';
import { SweepJob } from './retention/sweep.job.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { StaffModule } from './staff/staff.module.js';
import { VerificationModule } from './verification/verification.module.js';

@Module({
  imports: [
    CallerModule.forRoot({ service: 'account', key: config.CALL_KEY, also: config.CALL_KEY_ALSO }),
    DatabaseModule.forRoot({
      ...database(config.DATABASE_URL, config.POOL_SIZE),
      directUrl: config.DIRECT_DATABASE_URL,
    }),
    JobsModule.forRoot({ url: config.DIRECT_DATABASE_URL || config.DATABASE_URL, schema: 'account_jobs' }),
    MailModule.forRoot({ url: config.SMTP_URL, from: config.MAIL_FROM }),
    LimitsModule,
    PasswordsModule,
    PasswordChangesModule,
    RegistrationModule,
    VerificationModule,
    SessionsModule,
    ResetsModule,
    ProfileModule,
    AvatarsModule,
    GoogleModule,
    FirstAccountsModule,
    AuditModule,
    DevicesModule,
    InvitationsModule,
    ClientsModule,
    DeskCustomersModule,
    CustomerDataModule,
    StaffModule,
    ActivityModule,
    SecondFactorModule,
    ExportModule.forRoot(EXPORTED, {
      imports: [MailsModule],
      inject: [SalonClient],
      useFactory: (salon: SalonClient) => async () => (await salon.read()).zone,
    }),
    OpsModule.forRoot({ service: 'account', version: config.COMMIT }),
  ],
  providers: [SweepJob],
})
export class AppModule {}
