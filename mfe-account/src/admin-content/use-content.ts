import { type ContentItem, messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { archiveContent, saveContent } from './content.api.js';
import type { ContentKind } from './content-kinds.js';

/** Saves the body of a form; one without a change is saved already. @param item null for a new one */
export function useSaveContent({ name }: ContentKind, item: ContentItem | null, onSaved: () => void) {
  const done = useDoneToast();
  return useMutation({
    mutationFn: async (body: object) =>
      Object.keys(body).length === 0 ? null : saveContent(name, item?._id ?? null, body),
    onSuccess: (reply) => {
      onSaved();
      return reply && done(reply);
    },
  });
}

/** Archives an item, or restores it: without confirmation, because both can be undone. */
export function useArchiveContent({ name }: ContentKind, item: ContentItem) {
  const done = useDoneToast();
  return useMutation({
    mutationFn: () => archiveContent(name, item),
    onSuccess: done,
    onError: (error) => toast.error(messageOf(error, messages.contentArchiveFailed)),
  });
}
