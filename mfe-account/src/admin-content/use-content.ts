import { type ContentAction, type ContentItem, messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { undoAdminAction } from '../admin-offers/admin-offers.api.js';
import { archiveContent, saveContent } from './content.api.js';
import type { ContentKind } from './content-kinds.js';

/** Says what was done, with Undo, and refetches what is on the screen; what guests read changes too, so everything is stale. */
export function useContentDone() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries();
  const undo = useMutation({
    mutationFn: ({ _id }: ContentAction) => undoAdminAction(_id),
    onSuccess: () => toast.success(messages.actionUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: refresh,
  });
  return ({ message, data }: { message?: string; data: { act: ContentAction } }) => {
    toast.success(message ?? messages.contentSaved, { action: { label: 'Undo', run: () => undo.mutate(data.act) } });
    return refresh();
  };
}

/** Saves the body of a form. @param item null for a new one */
export function useSaveContent({ name }: ContentKind, item: ContentItem | null, onSaved: () => void) {
  const done = useContentDone();
  return useMutation({
    mutationFn: (body: object) => saveContent(name, item?._id ?? null, body),
    onSuccess: (reply) => {
      onSaved();
      return done(reply);
    },
  });
}

/** Archives an item, or restores it: without confirmation, because both can be undone. */
export function useArchiveContent({ name }: ContentKind, item: ContentItem) {
  const done = useContentDone();
  return useMutation({
    mutationFn: () => archiveContent(name, item),
    onSuccess: done,
    onError: (error) => toast.error(messageOf(error, messages.contentArchiveFailed)),
  });
}
