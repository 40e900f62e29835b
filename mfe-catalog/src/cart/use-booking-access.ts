import { commonRefusals, messages } from '@salon/contracts';
import { keepIntent, loginPath, toast, useSession, type Intent } from '@salon/web-kit';
import { useLocation, useNavigate } from '@salon/web-kit/router';

/**
 * Whether the visitor may use the cart now. Guests and unverified customers get a message and are sent to sign in or to verify; the
 * intent is stored and replayed afterwards, once (decision B11).
 */
export function useBookingAccess(): (intent: Intent) => boolean {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (intent) => {
    if (status === 'guest') {
      keepIntent(intent);
      toast.error(messages.guestBooking);
      void navigate(loginPath(`${pathname}${search}`));
      return false;
    }
    if (user && !user.isVerified && user.role !== 'admin') {
      keepIntent(intent);
      toast.error(commonRefusals.EMAIL_UNVERIFIED.text);
      void navigate('/verify-email');
      return false;
    }
    return true;
  };
}
