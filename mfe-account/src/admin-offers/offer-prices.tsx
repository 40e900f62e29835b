import { CURRENCY_SIGN, moneyText } from '@salon/kernel';
import { Notice, TextField } from '@salon/ui';
import type { ComponentProps } from 'react';
import { priceWarning, savingText } from './offers.rules.js';

interface Props {
  field(name: 'price' | 'originalPrice', label: string): ComponentProps<typeof TextField>;
  price: string;
  originalPrice: string;
  /** LKR, of the chosen services without the offer. */
  sum: number;
}

/** Both prices of an offer, with what guests save, and a warning where they would save less than they read. */
export function OfferPrices({ field, price, originalPrice, sum }: Props) {
  const offerPrice = field('price', `Offer price (${CURRENCY_SIGN})`);
  const warning = priceWarning(price, originalPrice, sum);
  return (
    <>
      <div className="offer-form__pair">
        <TextField
          {...field('originalPrice', `Original price (${CURRENCY_SIGN})`)}
          inputMode="decimal"
          hint={sum > 0 ? `The chosen services cost ${moneyText(sum)}.` : undefined}
        />
        <TextField
          {...offerPrice}
          inputMode="decimal"
          hint={offerPrice.error ? undefined : savingText(price, originalPrice)}
        />
      </div>
      {warning && <Notice tone="warning">{warning}</Notice>}
    </>
  );
}
