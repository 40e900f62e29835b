import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import type { FormProps } from '../screen/form-dialog.js';
import { archiveOffer, restoreOffer, saveOffer } from './admin-offers.api.js';
import { adminOffersQuery, serviceItemsQuery } from './admin-offers.queries.js';
import { formDataOf, type OfferItem, type OfferForm } from './offers.rules.js';

export const useAdminOffers = () => useQuery(adminOffersQuery);

export const useServiceItems = () => useQuery(serviceItemsQuery);

/** Saves the form; `share` is the sent share of its picture, 0 to 1. */
export function useSaveOffer(item: OfferItem | null, { onSaved, onBusy }: Pick<FormProps, 'onSaved' | 'onBusy'>) {
  const showDone = useDoneToast();
  const [share, setShare] = useState(0);
  const call = useMutation({
    mutationFn: ({ form, version }: { form: OfferForm; version?: string }) =>
      saveOffer(item?._id ?? null, formDataOf(form, version), form.picture ? setShare : undefined),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: async (done) => {
      onSaved();
      await showDone(done);
    },
  });
  return { ...call, share };
}

/** Archives an offer, or restores it: without confirmation, because both can be undone. */
export function useArchiveOffer({ _id, archived }: OfferItem) {
  const client = useQueryClient();
  const showDone = useDoneToast();
  return useMutation({
    mutationFn: () => (archived ? restoreOffer(_id) : archiveOffer(_id)),
    onSuccess: showDone,
    onError: (error) => {
      toast.error(messageOf(error, messages.offerSaveFailed));
      return client.invalidateQueries({ queryKey: adminOffersQuery.queryKey });
    },
  });
}
