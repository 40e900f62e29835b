import { messages } from '@salon/contracts';
import { Checkbox, ErrorState, Price, Spinner } from '@salon/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useServiceEntries } from './use-admin-offers.js';

interface Props {
  field: UseFormRegisterReturn<'services'>;
  chosen: readonly string[];
  error?: string;
  disabled: boolean;
}

/** The menu with a box beside each service; an archived one is listed only while the offer still holds it. */
export function ServiceChoice({ field, chosen, error, disabled }: Props) {
  const { data, isPending, refetch } = useServiceEntries();
  if (isPending) return <Spinner label="Loading services..." />;
  if (!data) return <ErrorState heading="h3" title={messages.servicesFailed} onRetry={() => void refetch()} />;
  const listed = data.filter(({ _id, archived }) => !archived || chosen.includes(_id));
  return (
    <fieldset className="offer-services" aria-describedby={error ? 'offer-services-error' : undefined}>
      <legend className="text-field__label">Services <span>({chosen.length} chosen)</span></legend>
      <div className="offer-services__list">
        {listed.map(({ _id, archived, fields }) => (
          <Checkbox
            key={_id} {...field} value={_id} disabled={disabled}
            label={<>{fields.title}{archived && ' (archived)'} <Price amount={fields.price} className="muted" /></>}
          />
        ))}
      </div>
      {error && <p id="offer-services-error" className="error-text">{error}</p>}
    </fieldset>
  );
}
