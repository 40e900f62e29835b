import { messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { StaticPage } from './static-page.js';
import { useOnline } from './use-online.js';
import { useReload } from './use-reload.js';

/** Whether the code of a page could not be downloaded; browsers and bundlers name it differently. */
export const isDownloadFailure = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /^Loading (?:CSS )?chunk|dynamically imported module|module script failed/i.test(error.message));

/** The failures that were shown since the document was loaded. */
const shown = new WeakSet<Error>();

/**
 * Shown when the code of a page could not be downloaded. The router keeps such a failure for as long as the document
 * lives, so the page is loaded again with it: by the button, when the connection is back, and when the visitor returns
 * to the page.
 */
export function DownloadFailed({ error, reload }: { error: Error; reload(): void }) {
  const { isBusy, press, reloadIfThere } = useReload(reload);
  useOnline(reloadIfThere);
  const onReturn = useEffectEvent(reloadIfThere);
  useEffect(() => {
    if (shown.has(error)) onReturn();
    shown.add(error);
  }, [error]);
  return (
    <StaticPage art="foot-bath" title={messages.somethingWrong} text={messages.noResponse}>
      <Button variant="primary" onClick={press} busy={isBusy}>
        Try Again
      </Button>
      <Link className="more" to="/">
        Back to the home page
      </Link>
    </StaticPage>
  );
}
