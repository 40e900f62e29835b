import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.js';
import { ActivityRecordsInterceptor } from './access/activity-records.interceptor.js';
import { AccessModule } from './access/access.module.js';
import { SameSiteGuard } from './access/same-site.guard.js';
import { ActionListController } from './admin-actions/action-list.controller.js';
import { AdminActionsController } from './admin-actions/admin-actions.controller.js';
import { RefundsController } from './refunds/refunds.controller.js';
import { SalonChangesController } from './admin-actions/salon-changes.controller.js';
import { AppointmentsController } from './appointments/appointments.controller.js';
import { NewTimesController } from './appointments/new-times.controller.js';
import { SlotsController } from './appointments/slots.controller.js';
import { AdminRegistrationController } from './auth/admin-registration.controller.js';
import { PasswordController } from './auth/password.controller.js';
import { RegistrationController } from './auth/registration.controller.js';
import { SecondStepController } from './auth/second-step.controller.js';
import { SessionResponse } from './auth/session-response.js';
import { SessionController } from './auth/session.controller.js';
import { CartController } from './cart/cart.controller.js';
import { ClosingController } from './closing/closing.controller.js';
import { ClientReportsController } from './client-reports/client-reports.controller.js';
import { RecordReport } from './client-reports/record-report.js';
import { ContactController } from './contact/contact.controller.js';
import { CspReportsController } from './csp-reports/csp-reports.controller.js';
import { ContentActionsController } from './content/content-actions.controller.js';
import { ContentPicturesController } from './content/content-pictures.controller.js';
import { ContentCartsController } from './content/content-carts.controller.js';
import { ContentController } from './content/content.controller.js';
import { WriteContent } from './content/write-content.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { CustomerDeletionController } from './customers/customer-deletion.controller.js';
import { ClientContactController } from './customers/client-contact.controller.js';
import { CustomerNotesController } from './customers/customer-notes.controller.js';
import { CustomerRecords } from './customers/customer-records.js';
import { CustomersController } from './customers/customers.controller.js';
import { DayController } from './day/day.controller.js';
import { DeskController } from './day/desk.controller.js';
import { ExportController } from './export/export.controller.js';
import { GalleryController } from './gallery/gallery.controller.js';
import { GooglePageController } from './google/google-page.controller.js';
import { GoogleProofs } from './google/google-proofs.js';
import { GoogleTokens } from './google/google-tokens.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleStrategy } from './google/google.strategy.js';
import { SiteHealthController } from './health/health.controller.js';
import { ClientImportsController } from './imports/client-imports.controller.js';
import { ServiceImportsController } from './imports/service-imports.controller.js';
import { HoursController } from './hours/hours.controller.js';
import { MyDayController } from './my-day/my-day.controller.js';
import { OpenTasksController } from './open-tasks/open-tasks.controller.js';
import { OpsController } from './ops/ops.controller.js';
import { OutsideHoursController } from './hours/outside-hours.controller.js';
import { DeskStreams } from './live/desk-streams.js';
import { LiveController } from './live/live.controller.js';
import { MessageAnnouncer } from './live/message-announcer.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { NetworkLimitGuard } from './limits/network-limit.guard.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { ThrottleGuard } from './limits/throttle.guard.js';
import { MediaController } from './media/media.controller.js';
import { AdminOffersController } from './offers/admin-offers.controller.js';
import { OffersController } from './offers/offers.controller.js';
import type { BffOptions } from './options.js';
import { PaymentsController } from './payments/payments.controller.js';
import { PolicyController } from './policy/policy.controller.js';
import { SharedModule } from './platform/shared.module.js';
import { AdminReviewsController } from './reviews/admin-reviews.controller.js';
import { MyReviewController } from './reviews/my-review.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ServicesController } from './services/services.controller.js';
import { NextFree } from './site/next-free.js';
import { SetupController } from './setup/setup.controller.js';
import { SiteFacts } from './site/site-facts.js';
import { SiteController } from './site/site.controller.js';
import { StaffController } from './staff/staff.controller.js';
import { AdminStylistsController } from './stylists/admin-stylists.controller.js';
import { StylistsController } from './stylists/stylists.controller.js';
import { DeskVisitController } from './desk-visit/desk-visit.controller.js';
import { AvatarController } from './users/avatar.controller.js';
import { DataDeletion } from './users/data-deletion.js';
import { MyDataController } from './users/my-data.controller.js';
import { MySessionsController } from './users/my-sessions.controller.js';
import { SecondFactorController } from './users/second-factor.controller.js';
import { UsersController } from './users/users.controller.js';

/** Order: rate limit of the network, same-site check, access check, rate limit of the call. */
const GUARDS = [NetworkLimitGuard, SameSiteGuard, AccessGuard, ThrottleGuard].map((useClass) => ({
  provide: APP_GUARD,
  useClass,
}));

const CONTROLLERS = [
  ServicesController,
  OffersController,
  GalleryController,
  ReviewsController,
  MyReviewController,
  SiteController,
  ContactController,
  ClientReportsController,
  CspReportsController,
  AdminStylistsController,
  StylistsController,
  CartController,
  SlotsController,
  NewTimesController,
  PaymentsController,
  AppointmentsController,
  UsersController,
  AvatarController,
  MediaController,
  SiteHealthController,
  AdminOffersController,
  ContentCartsController,
  ContentController,
  ContentActionsController,
  ContentPicturesController,
  AdminReviewsController,
  MySessionsController,
  MyDataController,
  SecondFactorController,
  InvitationsController,
  StaffController,
  AdminActionsController,
  ActionListController,
  RefundsController,
  SalonChangesController,
  DayController,
  DashboardController,
  DeskVisitController,
  DeskController,
  HoursController,
  OpenTasksController,
  LiveController,
  MyDayController,
  ClosingController,
  ReportsController,
  OutsideHoursController,
  CustomerDeletionController,
  CustomerNotesController,
  ClientContactController,
  CustomersController,
  ClientImportsController,
  ServiceImportsController,
  PolicyController,
  SetupController,
  ExportController,
  OpsController,
  SessionController,
  SecondStepController,
  RegistrationController,
  PasswordController,
  AdminRegistrationController,
  GoogleController,
  GooglePageController,
];

/** The only public API. */
@Module({})
export class AppModule {
  static forRoot(options: BffOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [SharedModule.forRoot(options), AccessModule],
      controllers: CONTROLLERS,
      providers: [
        DeskStreams,
        MessageAnnouncer,
        CustomerRecords,
        DataDeletion,
        GoogleProofs,
        GoogleTokens,
        NextFree,
        RateLimiter,
        RecordReport,
        SessionResponse,
        SiteFacts,
        WriteContent,
        ...GUARDS,
        {
          provide: GoogleStrategy,
          useFactory: () => options.google && new GoogleStrategy(options.google, options.siteUrl),
        },
        { provide: APP_INTERCEPTOR, useClass: ActivityRecordsInterceptor },
      ],
    };
  }
}
