import { messages } from '@salon/contracts';
import { useMutation } from '@salon/web-kit/query';
import { useState } from 'react';
import { useDoneToast, useUndoable } from '../admin-actions/use-admin-actions.js';
import { contentItemsQuery } from '../content/content.queries.js';
import type { FormProps } from '../screen/form-dialog.js';
import { archiveOffer, restoreOffer, saveOffer } from './admin-offers.api.js';
import { formDataOf, type OfferItem, type OfferValues } from './offers.rules.js';

/** Saves the form; `share` is the sent share of its picture, 0 to 1. */
export function useSaveOffer(item: OfferItem | null, { onSaved, onBusy }: Pick<FormProps, 'onSaved' | 'onBusy'>) {
  const showDone = useDoneToast();
  const [share, setShare] = useState(0);
  const call = useMutation({
    mutationFn: ({ form, version }: { form: OfferValues; version?: string }) =>
      saveOffer(item?._id ?? null, formDataOf(form, version), form.picture ? setShare : undefined),
    onMutate: () => {
      setShare(0);
      onBusy(true);
    },
    onSettled: () => onBusy(false),
    onSuccess: async (done) => {
      onSaved();
      await showDone(done);
    },
  });
  return { ...call, share };
}

/** Archives an offer, or restores it: without confirmation, because both can be undone. */
export const useArchiveOffer = ({ _id, archived }: OfferItem) =>
  useUndoable(
    () => (archived ? restoreOffer(_id) : archiveOffer(_id)),
    messages.offerSaveFailed,
    contentItemsQuery('offers').queryKey,
  );
