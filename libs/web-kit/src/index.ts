export { AppProviders, createQueryClient } from './app-providers.js';
export { api, type CallOptions } from './api/client.js';
export { listenForConfirmation, sendConfirmed } from './api/confirmation.js';
export { forgetKept, keepOnDevice, keptOnDevice } from './api/kept.js';
export { ApiError, errorFor, messageOf } from './api/error.js';
export { readToken } from './api/token.js';
export { useCart } from './cart/use-cart.js';
export { announceCart, setCart } from './cart/cart.events.js';
export { useCartUndo } from './cart/use-cart-undo.js';
export { useAddToCalendar } from './calendar/use-add-to-calendar.js';
export { ErrorBoundary } from './feedback/error-boundary.js';
export {
  clearPageAction,
  clearToasts,
  holdToasts,
  leavePage,
  markToastsSeen,
  toast,
  usePageAction,
  type ToastAction,
} from './feedback/toast.js';
export { formatDate, formatTime, monthName, weekdayName } from '@salon/kernel';
export { browserNow, salonDayOf, salonMoment, salonTimeOf, salonToday, setSalonZone } from './format/salon-clock.js';
export { loadScript } from './page/load-script.js';
export { saveFile } from './page/save-file.js';
export { useHasLeft } from './page/use-has-left.js';
export { cartKey, emptyCart } from './queries/cart.queries.js';
export { keepIntent, peekIntent, takeIntent, type Intent } from './paths/intent.js';
export { isSigningIn, keepReturnTo, loginPath, safeReturnTo, takeReturnTo } from './paths/return-to.js';
export { tabTitle, useTitle } from './paths/use-title.js';
export { useSession, type Session, type SessionStatus } from './session/session.js';
