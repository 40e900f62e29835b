import { type DynamicModule, Module } from '@nestjs/common';
import { ActsController } from './admin/acts.controller.js';
import { RefundsController } from './admin/refunds.controller.js';
import { AppointmentsController } from './appointments/appointments.controller.js';
import { NewTimesController } from './appointments/new-times.controller.js';
import { SlotsController } from './appointments/slots.controller.js';
import { AuthModule } from './auth/auth.module.js';
import { CartController } from './cart/cart.controller.js';
import { ContactController } from './contact/contact.controller.js';
import { ContentActsController } from './content/content-acts.controller.js';
import { ContentController } from './content/content.controller.js';
import { GalleryController } from './gallery/gallery.controller.js';
import { GoogleModule } from './google/google.module.js';
import { SiteHealthController } from './health/health.controller.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { MediaController } from './media/media.controller.js';
import { AdminOffersController } from './offers/admin-offers.controller.js';
import { OffersController } from './offers/offers.controller.js';
import type { BffOptions } from './options.js';
import { PaymentsController } from './payments/payments.controller.js';
import { PlatformModule } from './platform/platform.module.js';
import { AdminReviewsController } from './reviews/admin-reviews.controller.js';
import { MyReviewController } from './reviews/my-review.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ServicesController } from './services/services.controller.js';
import { NextFree } from './site/next-free.js';
import { SiteController } from './site/site.controller.js';
import { StylistsController } from './stylists/stylists.controller.js';
import { AvatarController } from './users/avatar.controller.js';
import { PlacesController } from './users/places.controller.js';
import { UsersController } from './users/users.controller.js';

/** The only public API. */
@Module({})
export class AppModule {
  static forRoot(options: BffOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot(options), AuthModule, GoogleModule],
      controllers: [
        ServicesController,
        OffersController,
        GalleryController,
        ReviewsController,
        MyReviewController,
        SiteController,
        ContactController,
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
        ContentController,
        ContentActsController,
        AdminReviewsController,
        PlacesController,
        InvitationsController,
        ActsController,
        RefundsController,
      ],
      providers: [NextFree],
    };
  }
}
