/** Queries that several packages read or show. Not shared at run time: each app bundles only the ones it uses. */
export { isFinalRefusal } from './api/final-refusal.js';
export { addCartLine } from './cart/cart-line.js';
export { CART_SCOPE } from './cart/cart-scope.js';
export { addOffer, addService, clearCart, getCart, setQuantity } from './cart/cart.api.js';
export { dropDraft, keepDraft, restoreDraft } from './paths/draft.js';
export {
  appointmentOf,
  appointmentQuery,
  appointmentsKey,
  getAppointment,
  myAppointmentsQuery,
  withAppointment,
  type LoadedAppointments,
} from './queries/appointments.queries.js';
export { cartOf } from './queries/fetch-cart.js';
export { isFirstLoad } from './queries/first-load.js';
export { isResponseLost, sendOrRead } from './queries/lost-response.js';
export { getMenu } from './queries/menu.api.js';
export { menuQuery } from './queries/menu.queries.js';
export { activeOffersQuery } from './queries/offers.queries.js';
export { siteQuery } from './queries/site.queries.js';
export { slotsKey } from './queries/slots.queries.js';
export { tasksQuery } from './queries/tasks.queries.js';
