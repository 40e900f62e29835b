import { messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { isRouteErrorResponse, useRouteError } from '@salon/web-kit/router';
import { NotFoundPage } from './not-found-page.js';
import { StaticPage } from './static-page.js';

/** Shown when rendering a page fails; `alone` when its layout failed too. */
export function PageFailed({ alone = false }: { alone?: boolean }) {
  const error = useRouteError();
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  const page = unknown ? (
    <NotFoundPage />
  ) : (
    <StaticPage
      art="foot-bath"
      title={messages.somethingWrong}
      text="This page stopped in the middle. Loading it again usually helps."
    >
      <Button variant="primary" onClick={() => location.reload()}>
        Try Again
      </Button>
      <a className="more" href="/">
        Back to the home page
      </a>
    </StaticPage>
  );
  return alone ? <main id="main">{page}</main> : page;
}
