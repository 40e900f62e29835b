import { type ContentAct, messages } from '@salon/contracts';
import { browserNow, messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { archiveOffer, getActs, getOffers, getServices, restoreOffer, saveOffer, undoAct } from './admin-offers.api.js';
import { formDataOf, type OfferEntry, type OfferForm, undoableActs } from './offers.rules.js';

const offersKey = ['admin', 'offers'] as const;
const actsKey = ['admin', 'content-acts'] as const;

export const useAdminOffers = () => useQuery({ queryKey: offersKey, queryFn: ({ signal }) => getOffers(signal) });

export const useServiceEntries = () =>
  useQuery({ queryKey: ['admin', 'services'], queryFn: ({ signal }) => getServices(signal) });

/** What was done to offers and can still be undone, newest first. */
export const useLatestActs = () =>
  useQuery({
    queryKey: actsKey,
    queryFn: ({ signal }) => getActs(signal),
    select: (acts) => undoableActs(acts, browserNow()),
  });

function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all([offersKey, actsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useUndo() {
  return useMutation({
    mutationFn: (act: ContentAct) => undoAct(act._id),
    onSuccess: () => toast.success(messages.actUndone),
    onError: (error) => toast.error(messageOf(error, messages.actUndoFailed)),
    onSettled: useRefresh(),
  });
}

/** Says what was done, with the way back beside it. */
function useTell() {
  const refresh = useRefresh();
  const undo = useUndo();
  return async ({ message, data }: { message?: string; data: { act: ContentAct } }) => {
    toast.success(message ?? messages.contentSaved, { action: { label: 'Undo', run: () => undo.mutate(data.act) } });
    await refresh();
  };
}

/** Saves the form; `share` of its picture, 0 to 1, has left. */
export function useSaveOffer(entry: OfferEntry | null, onSaved: () => void) {
  const tell = useTell();
  const [share, setShare] = useState(0);
  const call = useMutation({
    mutationFn: (form: OfferForm) =>
      saveOffer(entry?._id ?? null, formDataOf(form), form.picture ? setShare : undefined),
    onSuccess: async (done) => {
      onSaved();
      await tell(done);
    },
  });
  return { ...call, share };
}

/** Archives an offer, or restores it: neither asks first, for each can be undone. */
export function useShelveOffer({ _id, archived }: OfferEntry) {
  const tell = useTell();
  return useMutation({
    mutationFn: () => (archived ? restoreOffer(_id) : archiveOffer(_id)),
    onSuccess: tell,
    onError: (error) => toast.error(messageOf(error, messages.offerSaveFailed)),
  });
}
