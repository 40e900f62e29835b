import { Module } from '@nestjs/common';
import { CallerModule, DatabaseModule, JobsModule, MailModule } from '@salon/nest-kit';
import { ExportModule } from '@salon/nest-kit/export';
import { OpsModule } from '@salon/nest-kit/ops';
import { AdminActionsModule } from './admin-actions/admin-actions.module.js';
import { CartModule } from './cart/cart.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { ClosingModule } from './closing/closing.module.js';
import { config } from './config.js';
import { CustomerDataModule } from './customer-data/customer-data.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { database } from './data-source.js';
import { EXPORTED } from './export/exported.js';
import { DayModule } from './day/day.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DeskVisitModule } from './desk-visit/desk-visit.module.js';
import { GatewayModule } from './gateway/gateway.module.js';
import { HoldsModule } from './holds/holds.module.js';
import { HoursModule } from './hours/hours.module.js';
import { ImpactModule } from './impact/impact.module.js';
import { LiveModule } from './live/live.module.js';
import { MailsModule } from './mails/mails.module.js';
import { MyDayModule } from './my-day/my-day.module.js';
import { OpenTasksModule } from './open-tasks/open-tasks.module.js';
import { OpeningModule } from './opening/opening.module.js';
import { PolicySettingsModule } from './policy-settings/policy-settings.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { RefundsModule } from './refunds/refunds.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { ReschedulingModule } from './rescheduling/rescheduling.module.js';
import { ClearNoticesJob } from './retention/clear-notices.job.js';
import { SalonModule } from './salon/salon.module.js';
import { initializeMetrics } from './initialize-metrics.js';
import { SlotsModule } from './slots/slots.module.js';
import { StylistsModule } from './stylists/stylists.module.js';
import { UndoModule } from './undo/undo.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Module({
  imports: [
    CallerModule.forRoot({ service: 'booking', key: config.CALL_KEY, also: config.CALL_KEY_ALSO }),
    DatabaseModule.forRoot({
      ...database(config.DATABASE_URL, config.POOL_SIZE, config.SEED_DEMO),
      directUrl: config.DIRECT_DATABASE_URL,
      listeners: 1, // LiveModule's.
    }),
    JobsModule.forRoot({ url: config.DIRECT_DATABASE_URL || config.DATABASE_URL, schema: 'booking_jobs' }),
    MailModule.forRoot({ url: config.SMTP_URL, from: config.MAIL_FROM }),
    CatalogModule.forRoot({ url: config.CATALOG_URL, key: config.CATALOG_CALL_KEY }),
    GatewayModule,
    MailsModule,
    SalonModule,
    SlotsModule,
    CartModule,
    AdminActionsModule,
    RefundsModule,
    PaymentsModule,
    HoldsModule,
    ReschedulingModule,
    VisitsModule,
    DayModule,
    DeskVisitModule,
    MyDayModule,
    DemoModule,
    HoursModule,
    ImpactModule,
    StylistsModule,
    PolicySettingsModule,
    OpeningModule,
    OpenTasksModule,
    LiveModule,
    ClosingModule,
    CustomersModule,
    CustomerDataModule,
    ReportsModule,
    UndoModule,
    ExportModule.forRoot(EXPORTED),
    OpsModule.forRoot({ service: 'booking', version: config.COMMIT }),
  ],
  providers: [ClearNoticesJob],
})
export class AppModule {
  constructor() {
    initializeMetrics();
  }
}
