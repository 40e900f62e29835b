import { type ContentAction, messages } from '@salon/contracts';
import { browserNow, messageOf, toast } from '@salon/web-kit';
import { offersKey } from '@salon/web-kit/queries';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { archiveOffer, restoreOffer, saveOffer, undoAdminAction } from './admin-offers.api.js';
import { adminActionsQuery, adminOffersQuery, serviceEntriesQuery } from './admin-offers.queries.js';
import { formDataOf, type OfferEntry, type OfferForm, undoableActions } from './offers.rules.js';

export const useAdminOffers = () => useQuery(adminOffersQuery);

export const useServiceEntries = () => useQuery(serviceEntriesQuery);

/** What was done to offers and can still be undone, newest first. */
export const useLatestChanges = () =>
  useQuery({
    ...adminActionsQuery,
    select: (actions) => undoableActions(actions, browserNow()),
  });

/** Refetches the admin's lists, and what visitors see of the offers on whatever page. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [adminOffersQuery.queryKey, adminActionsQuery.queryKey, offersKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

export function useUndo() {
  return useMutation({
    mutationFn: (action: ContentAction) => undoAdminAction(action._id),
    onSuccess: () => toast.success(messages.actionUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: useRefresh(),
  });
}

/** Shows a toast with the message and Undo. */
function useDoneToast() {
  const refresh = useRefresh();
  const undo = useUndo();
  return async ({ message, data }: { message?: string; data: { act: ContentAction } }) => {
    toast.success(message ?? messages.contentSaved, { action: { label: 'Undo', run: () => undo.mutate(data.act) } });
    await refresh();
  };
}

/** Saves the form; `share` of its picture, 0 to 1, has left. */
export function useSaveOffer(entry: OfferEntry | null, onSaved: () => void) {
  const showDone = useDoneToast();
  const [share, setShare] = useState(0);
  const call = useMutation({
    mutationFn: (form: OfferForm) =>
      saveOffer(entry?._id ?? null, formDataOf(form), form.picture ? setShare : undefined),
    onSuccess: async (done) => {
      onSaved();
      await showDone(done);
    },
  });
  return { ...call, share };
}

/** Archives an offer, or restores it: without confirmation, because both can be undone. */
export function useArchiveOffer({ _id, archived }: OfferEntry) {
  const showDone = useDoneToast();
  return useMutation({
    mutationFn: () => (archived ? restoreOffer(_id) : archiveOffer(_id)),
    onSuccess: showDone,
    onError: (error) => toast.error(messageOf(error, messages.offerSaveFailed)),
  });
}
