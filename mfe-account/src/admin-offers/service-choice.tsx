import { messages } from '@salon/contracts';
import { counted, formatMinutes } from '@salon/kernel';
import { Button, Spinner } from '@salon/ui';
import { FieldError } from '@salon/ui/forms/field-error';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Pencil, Plus } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { contentItemsQuery } from '../content/content.queries.js';
import { LoadError } from '../screen/load-failed.js';
import { choicesOf, durationOf, type ServiceItem } from './offers.rules.js';
import { ServiceDialog } from './service-dialog.js';

interface Props {
  /** The button that opens the menu; the form moves the focus to it when the choice is wrong. */
  button: Ref<HTMLButtonElement>;
  chosen: readonly string[];
  /** The services of the offer before it is edited; checkboxes do not move when ticked. */
  held: readonly string[];
  onChange(chosen: string[]): void;
  error?: string;
  disabled: boolean;
}

/**
 * The services of an offer, chosen in a dialog; an archived one can be chosen only while the offer still contains it.
 */
export function ServiceChoice({ button, chosen, held, onChange, error, disabled }: Props) {
  const query = useQuery(contentItemsQuery<ServiceItem>('services'));
  const { data } = query;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (isFirstLoad(query)) return <Spinner label="Loading services..." />;
  if (!data) return <LoadError heading="h3" query={query} title={messages.servicesFailed} text="" />;
  const choices = choicesOf(data, held);
  const titles = choices.filter(({ _id }) => chosen.includes(_id)).map(({ fields }) => fields.title);
  return (
    <div className="offer-services" role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="text-field__label">
        Services
      </p>
      <div className="offer-services__box" data-invalid={error !== undefined}>
        <p>
          {titles.length === 0 ? (
            'None chosen yet'
          ) : (
            <>
              {titles.join(', ')}
              <span className="hint dots">
                <span>{counted(chosen.length, 'service')}</span> <span>{formatMinutes(durationOf(chosen, data))}</span>
              </span>
            </>
          )}
        </p>
        <Button
          ref={button}
          variant="line"
          disabled={disabled}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setOpen(true)}
        >
          {titles.length === 0 ? <Plus aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          Choose services
        </Button>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <ServiceDialog
        open={isOpen}
        choices={choices}
        chosen={chosen}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
