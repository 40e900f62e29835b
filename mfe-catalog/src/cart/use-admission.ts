import { messages } from '@salon/contracts';
import { keepIntent, loginPath, toast, useSession, type Intent } from '@salon/web-kit';
import { useLocation, useNavigate } from '@salon/web-kit/router';

/**
 * Asks whether the visitor may fill a cart now. Who may not is told why and sent to sign in or to verify; the wish is kept and granted
 * afterwards, once (decision B11).
 */
export function useAdmission(): (wish: Intent) => boolean {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (wish) => {
    if (status === 'guest') {
      keepIntent(wish);
      toast.error(messages.guestBooking);
      void navigate(loginPath(`${pathname}${search}`));
      return false;
    }
    if (user && !user.isVerified && user.role !== 'admin') {
      keepIntent(wish);
      toast.error(messages.verifyFirst);
      void navigate('/verify-email');
      return false;
    }
    return true;
  };
}
