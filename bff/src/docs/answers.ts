import { listOf, type Schema, TEXT } from './schema.rules.js';
import { APPOINTMENT, AVAILABILITY, CART, FREE_DAY, GALLERY, HEALTH, OFFER, PAYMENT_INIT, REGISTERED, REVIEW, SERVICE, SITE, STYLIST, USER } from './shapes.js';

const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties, additionalProperties: false });

/** The usual answer with this data; a token only where a session begins. */
const ok = (data: Record<string, Schema> = {}): Schema => object({ status: TEXT, message: TEXT, data: object(data) });
const withToken = (data: Record<string, Schema>): Schema => object({ ...ok(data).properties, token: TEXT });

const cart = ok({ cart: CART });
const appointment = ok({ appointment: APPOINTMENT });
const review = ok({ review: REVIEW });

/** What each call of the API answers when it succeeds, and nothing else (threat T48). A new call needs a row here. */
export const ANSWERS: Readonly<Record<string, Schema>> = {
  'POST /api/auth/register': object({ ...ok(REGISTERED.properties).properties, ...REGISTERED.properties }),
  'POST /api/auth/verify-email': withToken({ user: USER }),
  'POST /api/auth/resend-otp': ok(),
  'POST /api/auth/login': withToken({ user: USER }),
  'POST /api/auth/forgot-password': ok(),
  'PATCH /api/auth/reset-password/{token}': ok(),
  'PATCH /api/auth/update-password': ok(),
  'GET /api/auth/me': ok({ user: USER }),
  'GET /api/auth/logout': ok(),
  'POST /api/auth/logout': ok(),
  'PUT /api/users/profile': ok({ user: USER }),
  'GET /api/services/get-services': ok({ services: listOf(SERVICE) }),
  'GET /api/special-offers': ok({ offers: listOf(OFFER) }),
  'GET /api/special-offers/active': ok({ offers: listOf(OFFER) }),
  'GET /api/special-offers/{id}': ok({ offer: OFFER }),
  'GET /api/gallery': ok({ galleryImages: GALLERY }),
  'GET /api/site': ok({ site: SITE }),
  'GET /api/stylists': ok({ stylists: listOf(STYLIST) }),
  'GET /api/reviews': ok({ reviews: listOf(REVIEW) }),
  'GET /api/reviews/user/me': review,
  'POST /api/reviews': review,
  'PATCH /api/reviews/{id}': review,
  'GET /api/cart/get-cart': cart,
  'POST /api/cart/add-cart': cart,
  'POST /api/cart/add-special-offer': cart,
  'PUT /api/cart/update-quantity/{id}': cart,
  'DELETE /api/cart/remove-cart-item/{id}': cart,
  'DELETE /api/cart/clear-cart': cart,
  'POST /api/appointments/check-availability': ok(AVAILABILITY.properties),
  'POST /api/appointments/free-days': ok({ days: listOf(FREE_DAY) }),
  'POST /api/appointments/create': appointment,
  'POST /api/appointments': appointment,
  'GET /api/appointments/my-appointments': ok({ appointments: listOf(APPOINTMENT) }),
  'GET /api/appointments/all': ok({ appointments: listOf(APPOINTMENT), next: TEXT }),
  'GET /api/appointments/{id}': appointment,
  'PUT /api/appointments/{id}': appointment,
  'PATCH /api/appointments/{id}/cancel': appointment,
  'PATCH /api/appointments/{id}/status': appointment,
  'POST /api/appointments/init-payhere': ok(PAYMENT_INIT.properties),
  'POST /api/appointments/payhere-notify': ok(),
  'GET /api/health': HEALTH,
  'GET /api/health/live': object({ status: TEXT }),
};
