import { counted, moneyText } from '@salon/kernel';
import { formatDate } from '@salon/web-kit';
import { useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { ConflictDialog } from '../admin-conflict/conflict-dialog.js';
import { chosenOf, type Difference, differencesOf } from '../admin-conflict/conflict.rules.js';
import { isConflict } from '../admin-conflict/is-conflict.js';
import { refetchQuery } from '../admin-conflict/refetch-query.js';
import { contentItemsQuery } from '../content/content.queries.js';
import { amountOf } from '../fields-form/amount.rules.js';
import { FIELD_LABELS, formOf, type OfferItem, type OfferField, type OfferValues } from './offers.rules.js';

function shown(name: OfferField, form: OfferValues): string {
  if (name === 'services') return counted(form.services.length, 'service');
  if (name === 'picture') return form.picture?.name ?? 'The picture that is stored now';
  if (name === 'price' || name === 'originalPrice') return moneyText(amountOf(form[name]));
  if (name === 'startDate' || name === 'endDate') return form[name] && formatDate(form[name], 'MMM d, yyyy');
  return form[name] || 'Nothing';
}

interface Meanwhile {
  mine: OfferValues;
  theirs: OfferItem;
  differences: Difference[];
}

interface Options {
  /** The offer as it was when the form was opened. */
  item: OfferItem | null;
  today: string;
  /** Called to save the form over the state that another user has saved. */
  onChoose(form: OfferValues, over: OfferItem): void;
  /** There is nothing left to save. */
  onSame(): void;
}

/** Resolves an edit conflict of an offer: both versions, field by field. */
export function useOfferConflict({ item, today, onChoose, onSame }: Options) {
  const client = useQueryClient();
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  /**
   * Shows the differences after a conflict. Rejects with any other error, and when the current offer cannot be read.
   */
  const compare = async (error: unknown, mine: OfferValues): Promise<void> => {
    if (!item || !isConflict(error)) throw error;
    const offers = await refetchQuery(client, contentItemsQuery<OfferItem>('offers').queryKey);
    const theirs = offers?.find(({ _id }) => _id === item._id);
    if (!theirs) throw error;
    const forms = [item, theirs].map((each) => ({ ...formOf(each, today) }));
    const differences = differencesOf({ ...forms[0] }, { ...mine }, { ...forms[1] }).map((each) =>
      each.name === 'picture' ? { ...each, first: 'mine' as const } : each,
    );
    if (differences.length === 0) onSame();
    else setMeanwhile({ mine, theirs, differences });
  };
  const theirForm = meanwhile && formOf(meanwhile.theirs, today);
  const dialog = (
    <ConflictDialog
      conflicts={(meanwhile?.differences ?? []).map((each) => ({
        ...each,
        label: FIELD_LABELS[each.name as OfferField],
        mine: meanwhile && shown(each.name as OfferField, meanwhile.mine),
        theirs: theirForm && shown(each.name as OfferField, theirForm),
      }))}
      onChoose={(chosen) => {
        if (!meanwhile || !theirForm) return;
        setMeanwhile(null);
        onChoose({ ...theirForm, ...chosenOf({ ...meanwhile.mine }, { ...theirForm }, chosen) }, meanwhile.theirs);
      }}
      onCancel={() => setMeanwhile(null)}
    />
  );
  return { compare, dialog };
}
