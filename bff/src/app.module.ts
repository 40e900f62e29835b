import { type DynamicModule, Module } from '@nestjs/common';
import { AppointmentsController } from './appointments/appointments.controller.js';
import { SlotsController } from './appointments/slots.controller.js';
import { AuthModule } from './auth/auth.module.js';
import { CartController } from './cart/cart.controller.js';
import { GalleryController } from './gallery/gallery.controller.js';
import { GoogleModule } from './google/google.module.js';
import { SiteHealthController } from './health/health.controller.js';
import { OffersController } from './offers/offers.controller.js';
import type { BffOptions } from './options.js';
import { PaymentsController } from './payments/payments.controller.js';
import { PlatformModule } from './platform/platform.module.js';
import { MyReviewController } from './reviews/my-review.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ServicesController } from './services/services.controller.js';
import { SiteController } from './site/site.controller.js';
import { StylistsController } from './stylists/stylists.controller.js';
import { UsersController } from './users/users.controller.js';

/** The only public API. */
@Module({})
export class AppModule {
  static forRoot(options: BffOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot(options), AuthModule, GoogleModule],
      controllers: [
        ServicesController, OffersController, GalleryController, ReviewsController, MyReviewController, SiteController, StylistsController,
        CartController, SlotsController, PaymentsController, AppointmentsController, UsersController, SiteHealthController,
      ],
    };
  }
}
