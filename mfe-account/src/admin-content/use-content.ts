import { type ContentItem, messages } from '@salon/contracts';
import { useQueryClient } from '@salon/web-kit/query';
import { useDoneToast, useUndoable } from '../admin-actions/use-admin-actions.js';
import { archiveContent, saveContent } from '../content/content.api.js';
import type { ContentScreen } from './content-screens.js';
import { contentItemsQuery } from '../content/content.queries.js';

/** Saves the body of a form, with a toast that offers Undo. @param item null for a new one */
export function useSaveContent({ name }: ContentScreen, item: ContentItem | null) {
  const client = useQueryClient();
  const done = useDoneToast();
  return async (body: object): Promise<void> => {
    const reply = await saveContent(name, item?._id ?? null, body);
    const { entry } = reply.data;
    client.setQueryData(contentItemsQuery(name).queryKey, (items) =>
      items?.map((each) => (each._id === entry._id ? entry : each)),
    );
    // Does not wait for the refetch: the form is saved.
    void done(reply);
  };
}

/** Archives an item, or restores it: without confirmation, because both can be undone. */
export const useArchiveContent = ({ name }: ContentScreen, item: ContentItem) =>
  useUndoable(() => archiveContent(name, item), messages.contentArchiveFailed, contentItemsQuery(name).queryKey);
