import { asRecord, type ContentItem, messages } from '@salon/contracts';
import { ApiError } from '@salon/web-kit';
import { useQueryClient } from '@salon/web-kit/query';
import { useNavigate } from '@salon/web-kit/router';
import { useDoneToast, useUndoable } from '../admin-actions/use-admin-actions.js';
import { archiveContent, saveContent } from '../content/content.api.js';
import { pageExists } from '../content/page-exists.api.js';
import type { ContentScreen } from './content-screens.js';
import { contentItemsQuery } from '../content/content.queries.js';

/** @throws ApiError at the link of a question, when its page does not exist */
async function checkLink({ more }: { more?: unknown }): Promise<void> {
  const { to } = asRecord(more);
  if (typeof to !== 'string' || (await pageExists(to))) return;
  const problem = `There is no page ${to} on this site`;
  throw new ApiError(400, 'PAGE_UNKNOWN', problem, { errors: { more: problem } });
}

/** Saves the body of a form, with a toast that offers Undo. @param item null for a new one */
export function useSaveContent({ name }: ContentScreen, item: ContentItem | null) {
  const client = useQueryClient();
  const done = useDoneToast();
  return async (body: object): Promise<void> => {
    await checkLink(body);
    const reply = await saveContent(name, item?._id ?? null, body);
    const { entry } = reply.data;
    client.setQueryData(contentItemsQuery(name).queryKey, (items) =>
      items?.map((each) => (each._id === entry._id ? entry : each)),
    );
    // Does not wait for the refetch: the form is saved.
    void done(reply);
  };
}

/** Archives an item, or restores it; both can be undone. A category with services leads to the services. */
export function useArchiveContent({ name }: ContentScreen, item: ContentItem) {
  const navigate = useNavigate();
  const services = { label: 'Show the services', run: () => void navigate('/admin/content/services') };
  return useUndoable(
    () => archiveContent(name, item),
    messages.contentArchiveFailed,
    contentItemsQuery(name).queryKey,
    (error) => (error instanceof ApiError && error.code === 'CATEGORY_IN_USE' ? services : undefined),
  );
}
