import { Art, Price } from '@salon/ui';
import { useId } from 'react';
import type { ContentScreen } from './content-screens.js';
import { useFilledText } from './filled-names.js';
import { amountOf } from '../fields-form/amount.rules.js';
import type { FormValue, FormValues } from '../fields-form/form-values.rules.js';
import '../styles/item-preview.css';

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

/** A preview of the item for guests, from the typed values. */
export function ItemPreview({ screen, values }: { screen: ContentScreen; values: FormValues }) {
  const id = useId();
  const filledText = useFilledText(screen);
  if (!screen.preview) return null;
  const { title, text, note } = screen.preview;
  const shown = (field: string): string => filledText(field, textOf(values[field]));
  const price = amountOf(textOf(values.price));
  const minutes = amountOf(textOf(values.averageTime));
  return (
    <figure className="item-preview" aria-labelledby={id}>
      <figcaption id={id}>As guests will see it</figcaption>
      <div className="item-preview__card">
        {screen.picture !== undefined && <Art src={textOf(values[screen.picture]) || null} alt="" ratio="4/3" />}
        <div>
          <p className="item-preview__title">{shown(title) || 'Without a title yet'}</p>
          {note !== undefined && <p className="item-preview__note">{shown(note)}</p>}
          {text !== undefined && <p className="item-preview__text">{shown(text)}</p>}
          {Number.isFinite(price) && (
            <p className="item-preview__facts">
              {minutes > 0 && <span>{minutes} min</span>} <Price amount={price} />
            </p>
          )}
        </div>
      </div>
    </figure>
  );
}
