import { messages, mustVerify } from '@salon/contracts';
import { ApiError, keepIntent, keepReturnTo, loginPath, toast, useSession, type Intent } from '@salon/web-kit';
import { useNavigate } from '@salon/web-kit/router';

/**
 * Whether the visitor can use the cart now. Guests and unverified customers get a message and are redirected to sign in
 * or to verify. The intent is stored and replayed once afterwards, also after a registration (decision B11); they then
 * see it in their cart.
 */
export function useBookingAccess(): (intent: Intent) => boolean {
  const { status, user } = useSession();
  const navigate = useNavigate();
  return (intent) => {
    if (status === 'guest') {
      wait(intent);
      toast.info(messages.guestBooking);
      void navigate(loginPath('/cart'));
      return false;
    }
    if (user && mustVerify(user)) {
      wait(intent);
      toast.info(messages.emailUnverified);
      void navigate('/verify-email');
      return false;
    }
    return true;
  };
}

/** A press that ended in an expired session is replayed after the sign-in, as a guest's is. */
export function keepIfExpired(error: unknown, intent: Intent): void {
  if (error instanceof ApiError && error.status === 401) keepIntent(intent);
}

function wait(intent: Intent): void {
  keepIntent(intent);
  keepReturnTo('/cart');
}
