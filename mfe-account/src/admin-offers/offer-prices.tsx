import { CURRENCY_SIGN, moneyText } from '@salon/kernel';
import { TextField } from '@salon/ui';
import type { ComponentProps } from 'react';
import { type PriceWarning, priceWarning, savingText } from './offers.rules.js';

interface Props {
  field(name: 'price' | 'originalPrice', label: string): ComponentProps<typeof TextField>;
  price: string;
  originalPrice: string;
  /** LKR, of the chosen services without the offer. */
  sum: number;
}

/** Both prices of an offer, with what guests save, or a warning where they would save less than they read. */
export function OfferPrices({ field, price, originalPrice, sum }: Props) {
  const warning = priceWarning(price, originalPrice, sum);
  const offerPrice = field('price', `Offer price (${CURRENCY_SIGN})`);
  const hintOf = (name: PriceWarning['field'], hint: string | null) =>
    warning?.field === name ? <span className="offer-form__warning">{warning.text}</span> : hint;
  const saving = warning ? null : savingText(price, originalPrice);
  return (
    <div className="offer-form__pair">
      <TextField
        {...field('originalPrice', `Original price (${CURRENCY_SIGN})`)}
        inputMode="decimal"
        hint={hintOf('originalPrice', sum > 0 ? `The chosen services cost ${moneyText(sum)}.` : null)}
      />
      <TextField {...offerPrice} inputMode="decimal" hint={offerPrice.error ? undefined : hintOf('price', saving)} />
    </div>
  );
}
