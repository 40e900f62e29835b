import { messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { isRouteErrorResponse, useRouteError } from '@salon/web-kit/router';
import { DownloadFailed, isDownloadFailure } from './download-failed.js';
import { NotFoundPage } from './not-found-page.js';
import { StaticPage } from './static-page.js';
import { reloadPage, useReload } from './use-reload.js';

function Stopped({ reload }: { reload(): void }) {
  const { isBusy, press } = useReload(reload);
  return (
    <StaticPage
      art="foot-bath"
      title={messages.somethingWrong}
      text="This page stopped in the middle. Loading it again usually helps."
    >
      <Button variant="primary" onClick={press} busy={isBusy}>
        Try Again
      </Button>
      <a className="more" href="/">
        Back to the home page
      </a>
    </StaticPage>
  );
}

interface Props {
  /** Its layout failed too. */
  alone?: boolean;
  reload?(): void;
}

/** Shown when loading or rendering a page fails. */
export function PageFailed({ alone = false, reload = reloadPage }: Props) {
  const error = useRouteError();
  const page = () => {
    if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
    if (isDownloadFailure(error)) return <DownloadFailed error={error} reload={reload} />;
    return <Stopped reload={reload} />;
  };
  return alone ? <main id="main">{page()}</main> : page();
}
