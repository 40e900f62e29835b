import { messages } from '@salon/contracts';
import { toast } from '@salon/web-kit';
import { useState } from 'react';

/** Any response will do: an error page of the server is not shown instead of this one. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false; // Without a connection.
  }
}

/** What a failed page reloads the document with; a spec passes its own. */
export const reloadPage = (): void => location.reload();

/** Reloads the page once the server responds, so that the browser's own offline page never replaces the site. */
export function useReload(reload: () => void) {
  const [isBusy, setBusy] = useState(false);
  const reloadIfThere = async (): Promise<boolean> => {
    setBusy(true);
    const isThere = await isServerThere();
    if (isThere) reload();
    setBusy(false);
    return isThere;
  };
  const press = async () => {
    if (!(await reloadIfThere())) toast.error(messages.noResponse);
  };
  return { isBusy, press: () => void press(), reloadIfThere: () => void reloadIfThere() };
}
