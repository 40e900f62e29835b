import { CURRENCY_SIGN, moneyText } from '@salon/kernel';
import { Button, TextField } from '@salon/ui';
import type { ComponentProps } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { amountOf } from '../fields-form/amount.rules.js';
import { FIELD_LABELS, type OfferValues, type PriceWarning, priceWarning, savingText } from './offers.rules.js';

interface Props {
  form: UseFormReturn<OfferValues>;
  field(name: 'price' | 'originalPrice', label: string): ComponentProps<typeof TextField>;
  /** LKR, of the chosen services without the offer. */
  sum: number;
}

/** Both prices of an offer, with what guests save, or a warning where they would save less than they read. */
export function OfferPrices({ form, field, sum }: Props) {
  const [price, originalPrice] = useWatch({ control: form.control, name: ['price', 'originalPrice'] });
  const warning = priceWarning(price, originalPrice, sum);
  const offerPrice = field('price', `${FIELD_LABELS.price} (${CURRENCY_SIGN})`);
  const original = field('originalPrice', `${FIELD_LABELS.originalPrice} (${CURRENCY_SIGN})`);
  const hintOf = (name: PriceWarning['field'], hint: string | null) =>
    warning?.field === name ? <span className="offer-form__warning">{warning.text}</span> : hint;
  const saving = warning ? null : savingText(price, originalPrice);
  const takeSum = () => {
    form.clearErrors('originalPrice');
    form.setValue('originalPrice', String(sum), { shouldDirty: true });
    form.setFocus('originalPrice');
  };
  return (
    <div className="offer-form__pair">
      <div>
        <TextField
          {...original}
          inputMode="decimal"
          hint={hintOf('originalPrice', sum > 0 ? `The chosen services cost ${moneyText(sum)}.` : null)}
        />
        {sum > 0 && amountOf(originalPrice) !== sum && (
          <Button variant="text" disabled={original.disabled} onClick={takeSum}>
            Use the sum, {moneyText(sum)}
          </Button>
        )}
      </div>
      <TextField {...offerPrice} inputMode="decimal" hint={offerPrice.error ? undefined : hintOf('price', saving)} />
    </div>
  );
}
