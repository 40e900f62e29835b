import { messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { Link, useLocation, useNavigate, useNavigation } from '@salon/web-kit/router';
import { StaticPage } from './static-page.js';
import { useFocusOnNextPage } from './use-focus-on-next-page.js';
import { useOnline } from './use-online.js';

const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine; // The server renders it, too.

/** Shown in place of a remote's page that could not be loaded; opened again when the connection is back. */
export function RemoteDown() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const again = () => {
    void navigate(`${pathname}${search}${hash}`, { replace: true }); // The same navigation loads the remote again.
  };
  useOnline(again);
  useFocusOnNextPage();
  return (
    <StaticPage
      art="foot-bath"
      title="This part of the site is not available right now"
      text={
        isOffline() ? messages.noResponse : 'The rest of the site works. This part usually comes back within a minute.'
      }
    >
      <Button variant="primary" onClick={again} busy={!idle}>
        Try Again
      </Button>
      <Link className="more" to="/">
        Back to the home page
      </Link>
    </StaticPage>
  );
}
