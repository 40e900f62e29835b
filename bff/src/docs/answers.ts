import {
  ACT,
  ADMIN_STYLIST,
  RECEIPT,
  REFUND,
  SALON_CHANGE,
  STYLIST_VISIT,
  SETUP,
  SETUP_CHECK,
  VERSIONED_POLICY,
} from './admin-shapes.js';
import { ADMIN_REVIEW, ALMANAC, CONTENT, CONTENT_ACT, ENTRY } from './content-shapes.js';
import { ACTIVITY, GOOGLE, INVITATION, PLACE, STAFF_ACTION, STAFF_MEMBER } from './staff-shapes.js';
import { CLIENT_IMPORT, ROW_RESULT } from './import-shapes.js';
import { CATEGORY, GALLERY, OFFER, RATING_COUNT, REVIEW, SERVICE, SITE } from './catalog-shapes.js';
import { VISIT_RECORD } from './visit-shapes.js';
import { LISTED_CUSTOMER, CUSTOMER_RECORD } from './customer-shapes.js';
import { VERSIONED_NOTES } from './record-shapes.js';
import { MY_DAY } from './my-day-shapes.js';
import { ACTION_LIST } from './action-shapes.js';
import { DASHBOARD } from './dashboard-shapes.js';
import { DESK_CUSTOMER, SALON_DAY, SALON_WEEK } from './day-shapes.js';
import { HOLIDAYS, HOURS, IMPACT, OUTSIDE_VISITS } from './hours-shapes.js';
import { DESK_EVENT } from './live-shapes.js';
import { OPEN_TASKS } from './task-shapes.js';
import { DAY_CLOSING } from './closing-shapes.js';
import { SALON_REPORT } from './report-shapes.js';
import { OPS_PART } from './ops-shapes.js';
import { EXPORT_SIZE } from './export-shapes.js';
import { ANYTHING, listOf, NUMBER, orNull, type PlainSchema, type Schema, TEXT, YES_NO } from './schema.rules.js';
import {
  APPOINTMENT,
  AVAILABILITY,
  CART,
  FREE_DAY,
  HEALTH,
  NEXT_FREE,
  PAYMENT_INIT,
  REGISTERED,
  SECOND_FACTOR,
  SECOND_FACTOR_SET_UP,
  SECOND_STEP,
  STYLIST,
  USER,
  VISIT_CALENDAR,
} from './shapes.js';

const object = (properties: Record<string, Schema>): PlainSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** The usual answer with this data; a token only where a session begins. */
const ok = (data: Record<string, Schema> = {}): PlainSchema =>
  object({ status: TEXT, message: TEXT, data: object(data) });
const withToken = (data: Record<string, Schema>): PlainSchema => object({ ...ok(data).properties, token: TEXT });

const cart = ok({ cart: CART });
const appointment = ok({ appointment: APPOINTMENT });
/** With the receipt of the act when an admin did it. */
const acted = ok({ appointment: APPOINTMENT, act: RECEIPT });
const refund = ok({ refund: REFUND, act: RECEIPT });
const written = ok({ entry: ENTRY, act: CONTENT_ACT });
const offer = ok({ offer: OFFER, act: CONTENT_ACT });
const contentAct = ok({ act: CONTENT_ACT });
const stylist = ok({ stylist: ADMIN_STYLIST, change: SALON_CHANGE });
const review = ok({ review: REVIEW });
const recoveryCodes = ok({ recoveryCodes: listOf(TEXT) });
const changedStaff = ok({ person: STAFF_MEMBER, act: STAFF_ACTION });
/** Null for whoever has not written one yet. */
const ownReview = ok({ review: orNull(REVIEW) });

/** An invitation has proved the address: nothing is left to verify. */
const PROVED = { requiresVerification: YES_NO, userId: TEXT };

/** What each call of the API answers when it succeeds, and nothing else (threat T48). A new call needs a row here. */
export const ANSWERS: Readonly<Record<string, Schema>> = {
  'POST /api/auth/register': object({ ...ok(REGISTERED.properties).properties, ...REGISTERED.properties }),
  'POST /api/auth/verify-email': withToken({ user: USER }),
  'POST /api/auth/resend-otp': ok(),
  'POST /api/auth/login': withToken({ user: USER, secondStep: SECOND_STEP }),
  'POST /api/auth/login/code': withToken({ user: USER }),
  'POST /api/auth/confirm': ok(),
  'GET /api/users/second-factor': ok(SECOND_FACTOR.properties),
  'POST /api/users/second-factor': ok(SECOND_FACTOR_SET_UP.properties),
  'POST /api/users/second-factor/confirm': recoveryCodes,
  'POST /api/users/second-factor/recovery-codes': recoveryCodes,
  'POST /api/users/second-factor/off': ok(),
  'POST /api/auth/forgot-password': ok(),
  'PATCH /api/auth/reset-password/{token}': ok(),
  'PATCH /api/auth/update-password': ok(),
  'GET /api/auth/me': ok({ user: USER }),
  'GET /api/auth/logout': ok(),
  'POST /api/auth/logout': ok(),
  'PUT /api/users/profile': ok({ user: USER }),
  'GET /api/services/get-services': ok({ services: listOf(SERVICE), categories: listOf(CATEGORY) }),
  'GET /api/special-offers': ok({ offers: listOf(OFFER) }),
  'GET /api/special-offers/active': ok({ offers: listOf(OFFER) }),
  'GET /api/special-offers/{id}': ok({ offer: OFFER }),
  'GET /api/gallery': ok({ galleryImages: GALLERY }),
  'GET /api/site': ok({ site: SITE }),
  'GET /api/stylists': ok({ stylists: listOf(STYLIST) }),
  'GET /api/reviews': ok({ reviews: listOf(REVIEW), next: orNull(TEXT), ratings: listOf(RATING_COUNT) }),
  'GET /api/reviews/user/me': ownReview,
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
  'GET /api/appointments/my-appointments': ok({ appointments: listOf(APPOINTMENT), next: orNull(TEXT) }),
  'GET /api/appointments/all': ok({ appointments: listOf(APPOINTMENT), next: orNull(TEXT) }),
  'GET /api/appointments/{id}': appointment,
  'GET /api/appointments/{id}/calendar': ok({ calendar: VISIT_CALENDAR }),
  'GET /api/appointments/{id}/new-times': ok(AVAILABILITY.properties),
  'GET /api/appointments/{id}/new-days': ok({ days: listOf(FREE_DAY) }),
  'PUT /api/appointments/{id}': appointment,
  'PATCH /api/appointments/{id}/cancel': acted,
  'PATCH /api/appointments/{id}/reschedule': acted,
  'PATCH /api/appointments/{id}/status': acted,
  'GET /api/admin/acts': ok({ acts: listOf(ACT), next: orNull(TEXT) }),
  'POST /api/admin/acts/{id}/undo': appointment,
  'GET /api/admin/tasks': ok(OPEN_TASKS),
  'GET /api/admin/close/{date}': ok(DAY_CLOSING.properties),
  'GET /api/admin/reports': ok(SALON_REPORT.properties),
  'POST /api/admin/close/{date}': ok(DAY_CLOSING.properties),
  'POST /api/admin/close/{date}/reopen': ok(DAY_CLOSING.properties),
  'POST /api/admin/notices/{id}/review': ok({ change: SALON_CHANGE }),
  'POST /api/admin/mails/{id}/send': ok(),
  'POST /api/admin/messages/{id}/answer': contentAct,
  'POST /api/admin/messages/{id}/reopen': contentAct,
  'GET /api/admin/refunds': ok({ refunds: listOf(REFUND), next: orNull(TEXT) }),
  'POST /api/admin/refunds/{id}/send': refund,
  'POST /api/admin/refunds/{id}/settle': refund,
  'GET /api/admin/content/{kind}': ok({ entries: listOf(ENTRY) }),
  'POST /api/admin/content/{kind}': written,
  'PUT /api/admin/content/{kind}/order': contentAct,
  'PATCH /api/admin/content/{kind}/{id}': written,
  'POST /api/admin/content/{kind}/{id}/archive': written,
  'POST /api/admin/content/{kind}/{id}/restore': written,
  'POST /api/admin/content-pictures': ok({ imageUrl: TEXT }),
  'GET /api/admin/stream': DESK_EVENT,
  'GET /api/admin/days/{date}': ok(SALON_DAY.properties),
  'GET /api/admin/weeks/{date}': ok(SALON_WEEK.properties),
  'GET /api/admin/visits/{reference}': ok(VISIT_RECORD.properties),
  'POST /api/admin/visits/{id}/progress': acted,
  'POST /api/admin/visits/{id}/payments': acted,
  'POST /api/admin/visits/{id}/cancel': acted,
  'PUT /api/admin/visits/{id}/note': acted,
  'PUT /api/admin/visits/{id}/lines': acted,
  'POST /api/admin/visits/{id}/receipt': ok(),
  'GET /api/admin/desk/customers': ok({ customers: listOf(DESK_CUSTOMER) }),
  'POST /api/admin/desk/visits': acted,
  'POST /api/admin/desk/visits/{id}/move': acted,
  'POST /api/admin/desk/blocks': ok({ change: SALON_CHANGE }),
  'DELETE /api/admin/desk/blocks/{id}': ok({ change: SALON_CHANGE }),
  'POST /api/admin/desk/block-changes/{id}/undo': ok({ change: SALON_CHANGE }),
  'GET /api/my-day': ok(MY_DAY.properties),
  'POST /api/my-day/visits/{id}/step': ok(MY_DAY.properties),
  'POST /api/my-day/acts/{id}/undo': ok(MY_DAY.properties),
  'GET /api/admin/actions': ok(ACTION_LIST.properties),
  'GET /api/admin/dashboard': ok(DASHBOARD.properties),
  'GET /api/admin/customers': ok({ customers: listOf(LISTED_CUSTOMER), next: orNull(TEXT) }),
  'GET /api/admin/customers/{id}': ok(CUSTOMER_RECORD.properties),
  'DELETE /api/admin/customers/{id}/sessions': ok({ ended: NUMBER }),
  'POST /api/admin/customers/code': ok(),
  'POST /api/admin/customers/{id}/merge': ok({ change: SALON_CHANGE }),
  'PUT /api/admin/customers/{id}/notes': ok({ notes: VERSIONED_NOTES, change: SALON_CHANGE }),
  'POST /api/admin/customer-changes/{id}/undo': ok({ change: SALON_CHANGE }),
  'GET /api/admin/client-imports': ok({ imports: listOf(CLIENT_IMPORT) }),
  'POST /api/admin/client-imports': ok({ import: CLIENT_IMPORT }),
  'POST /api/admin/client-imports/check': ok({ results: listOf(ROW_RESULT) }),
  'POST /api/admin/client-imports/{id}/rows': ok({ results: listOf(ROW_RESULT) }),
  'POST /api/admin/client-imports/{id}/undo': ok({ import: CLIENT_IMPORT }),
  'POST /api/admin/service-imports/check': ok({ results: listOf(ROW_RESULT) }),
  'POST /api/admin/service-imports/rows': ok({ results: listOf(ROW_RESULT), acts: listOf(TEXT) }),
  'POST /api/admin/service-imports/undo': ok(),
  'GET /api/admin/services/{id}/carts': ok({ carts: NUMBER }),
  'GET /api/admin/stylists': ok({ stylists: listOf(ADMIN_STYLIST) }),
  'GET /api/admin/stylists/{id}/visits': ok({ visits: listOf(STYLIST_VISIT) }),
  'POST /api/admin/stylists': stylist,
  'PUT /api/admin/stylists/order': ok({ change: SALON_CHANGE }),
  'PATCH /api/admin/stylists/{id}': stylist,
  'POST /api/admin/stylists/{id}/archive': stylist,
  'POST /api/admin/stylists/{id}/restore': stylist,
  'GET /api/admin/export': ok({ size: EXPORT_SIZE }),
  // A file.
  'POST /api/admin/export': ANYTHING,
  'GET /api/admin/ops': ok({ parts: listOf(OPS_PART) }),
  'POST /api/admin/ops/{part}/retry': ok({ retried: NUMBER }),
  'GET /api/admin/setup': ok({ setup: SETUP }),
  'POST /api/admin/setup/example-menu': ok(),
  'POST /api/admin/setup/checks/{name}': ok({ check: SETUP_CHECK }),
  'PUT /api/admin/setup/zone': ok(),
  'POST /api/admin/setup/open': ok({ change: SALON_CHANGE }),
  'GET /api/admin/policy': ok({ policy: VERSIONED_POLICY }),
  'PUT /api/admin/policy': ok({ policy: VERSIONED_POLICY, change: SALON_CHANGE }),
  'GET /api/admin/salon-changes': ok({ changes: listOf(SALON_CHANGE) }),
  'POST /api/admin/salon-changes/{id}/undo': ok({ change: SALON_CHANGE }),
  'GET /api/admin/hours': ok(HOURS),
  'PUT /api/admin/hours': ok({ change: SALON_CHANGE }),
  'POST /api/admin/hours/impact': ok(IMPACT),
  'GET /api/admin/hours/holidays': ok(HOLIDAYS),
  'GET /api/admin/outside-hours': ok(OUTSIDE_VISITS),
  'POST /api/admin/appointments/{id}/reassign': acted,
  'POST /api/admin/appointments/{id}/keep': acted,
  'GET /api/admin/content-acts': ok({ acts: listOf(CONTENT_ACT) }),
  'POST /api/admin/content-acts/{id}/undo': contentAct,
  'GET /api/admin/reviews': ok({ reviews: listOf(ADMIN_REVIEW), next: orNull(TEXT) }),
  'POST /api/admin/reviews/{id}/hide': contentAct,
  'POST /api/admin/reviews/{id}/unhide': contentAct,
  'GET /api/admin/invitations': ok({ invitations: listOf(INVITATION) }),
  'POST /api/admin/invitations': ok({ invitation: INVITATION }),
  'DELETE /api/admin/invitations/{id}': ok(),
  'GET /api/admin/staff': ok({ people: listOf(STAFF_MEMBER), acts: listOf(STAFF_ACTION) }),
  'GET /api/admin/staff/activity': ok({ entries: listOf(ACTIVITY), next: orNull(TEXT) }),
  'PATCH /api/admin/staff/{id}': changedStaff,
  'POST /api/admin/staff-acts/{id}/undo': changedStaff,
  'POST /api/special-offers': offer,
  'PATCH /api/special-offers/{id}': offer,
  'DELETE /api/special-offers/{id}': offer,
  'POST /api/special-offers/{id}/restore': offer,
  'GET /api/users/sessions': ok({ sessions: listOf(PLACE) }),
  'DELETE /api/users/sessions/{id}': ok(),
  'POST /api/users/sessions/end-others': ok(),
  'POST /api/users/upload': object({ ...ok({ user: USER }).properties, imageUrl: TEXT }),
  'PATCH /api/users/update-profile-image': ok({ user: USER }),
  'POST /api/auth/admin/register': object({ ...withToken({ user: USER, ...PROVED }).properties, ...PROVED }),
  'GET /api/auth/google': {},
  'GET /api/auth/google/callback': {},
  'GET /api/auth/google/nonce': ok({ google: orNull(GOOGLE) }),
  'POST /api/auth/google': withToken({ user: USER, secondStep: SECOND_STEP, isNew: YES_NO }),
  'POST /api/auth/google/exchange': withToken({ user: USER, secondStep: SECOND_STEP }),
  'POST /api/contact': ok(),
  'POST /api/client-reports': {},
  'POST /api/csp-reports': {},
  'GET /api/site/next-free': ok({ nextFree: orNull(NEXT_FREE) }),
  'GET /api/site/content': ok({ content: CONTENT }),
  'GET /api/site/almanac': ok({ almanac: orNull(ALMANAC) }),
  'POST /api/appointments/init-payhere': ok(PAYMENT_INIT.properties),
  'POST /api/appointments/payhere-notify': ok(),
  'GET /api/health': HEALTH,
  'GET /api/health/live': object({ status: TEXT }),
};
