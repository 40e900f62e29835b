import { Art, Price } from '@salon/ui';
import { useId } from 'react';
import type { ContentKind } from './content-kinds.js';
import { amountOf } from '../fields-form/amount.rules.js';
import type { FormValue, FormValues } from '../fields-form/form-values.rules.js';
import '../styles/item-preview.css';

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

/** A preview of the item for guests, from the typed values. */
export function ItemPreview({ kind, values }: { kind: ContentKind; values: FormValues }) {
  const id = useId();
  if (!kind.preview) return null;
  const { title, text, note } = kind.preview;
  const price = amountOf(textOf(values.price));
  const minutes = textOf(values.averageTime);
  return (
    <figure className="item-preview" aria-labelledby={id}>
      <figcaption id={id}>As guests will see it</figcaption>
      <div className="item-preview__card">
        {kind.picture !== undefined && <Art src={textOf(values[kind.picture]) || null} alt="" ratio="4/3" />}
        <div>
          <p className="item-preview__title">{textOf(values[title]) || 'Without a title yet'}</p>
          {note !== undefined && <p className="item-preview__note">{textOf(values[note])}</p>}
          {text !== undefined && <p className="item-preview__text">{textOf(values[text])}</p>}
          {Number.isFinite(price) && (
            <p className="item-preview__facts">
              {minutes && <span>{minutes} min</span>} <Price amount={price} />
            </p>
          )}
        </div>
      </div>
    </figure>
  );
}
