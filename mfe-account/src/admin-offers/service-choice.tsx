import { messages } from '@salon/contracts';
import { Checkbox, ErrorState, Price, Spinner } from '@salon/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { choicesOf } from './offers.rules.js';
import { useServiceEntries } from './use-admin-offers.js';

interface Props {
  field: UseFormRegisterReturn<'services'>;
  chosen: readonly string[];
  /** What the offer holds before it is changed; boxes do not move while they are ticked. */
  held: readonly string[];
  error?: string;
  disabled: boolean;
}

/** The menu with a box beside each service; an archived one is listed only while the offer still holds it. */
export function ServiceChoice({ field, chosen, held, error, disabled }: Props) {
  const { data, isPending, refetch } = useServiceEntries();
  if (isPending) return <Spinner label="Loading services..." />;
  if (!data) return <ErrorState heading="h3" title={messages.servicesFailed} onRetry={() => void refetch()} />;
  return (
    <fieldset className="offer-services" aria-describedby={error ? 'offer-services-error' : undefined}>
      <legend className="text-field__label">
        Services <span>({chosen.length} chosen)</span>
      </legend>
      <div className="offer-services__list">
        {choicesOf(data, held).map(({ _id, archived, fields }) => (
          <Checkbox
            key={_id}
            {...field}
            value={_id}
            disabled={disabled}
            label={
              <span className="offer-services__one">
                {fields.title}
                {archived && ' (archived)'} <Price amount={fields.price} />
              </span>
            }
          />
        ))}
      </div>
      {error && (
        <p id="offer-services-error" className="error-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
