import { messages } from '@salon/contracts';
import { isRouteErrorResponse, useRouteError } from '@salon/web-kit/router';
import { useEffect } from 'react';
import { NotFoundPage } from './not-found-page.js';
import { TryAgainPage } from './try-again-page.js';

/** Whether the code of a page could not be downloaded; browsers and bundlers name it differently. */
const isDownloadFailure = (error: unknown): boolean =>
  error instanceof Error && /^Loading (?:CSS )?chunk|imported module|module script/i.test(error.message);

const reloadPage = (): void => location.reload();

interface FailedProps {
  error: unknown;
  reload(): void;
}

/**
 * Loads the page again once the server responds, so that the browser's own offline page never replaces the site. The
 * router keeps a failed download for as long as the document lives, so that page is also loaded again when the
 * connection is back.
 */
function Failed({ error, reload }: FailedProps) {
  const isDownload = isDownloadFailure(error);
  const again = () => fetch(location.href, { method: 'HEAD' }).then(reload, () => undefined); // Without a connection.
  useEffect(() => {
    if (!isDownload) return undefined;
    const listen = () => void again();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  });
  return (
    <TryAgainPage
      title={messages.somethingWrong}
      text={isDownload ? messages.noResponse : 'This page stopped in the middle. Loading it again usually helps.'}
      again={again}
      isBroken={!isDownload}
    />
  );
}

interface Props {
  /** Its layout failed too. */
  alone?: boolean;
  /** A spec passes its own. */
  reload?(): void;
}

/** Shown when loading or rendering a page fails. */
export function PageFailed({ alone = false, reload = reloadPage }: Props) {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const page = isUnknown ? <NotFoundPage /> : <Failed error={error} reload={reload} />;
  return alone ? <main id="main">{page}</main> : page;
}
