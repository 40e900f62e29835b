import { counted, formatMinutes } from '@salon/kernel';
import { Button, Checkbox, Price, TextField } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { useState } from 'react';
import { holdsWords } from '../content/search.rules.js';
import { durationOf, type ServiceItem, sumOf } from './offers.rules.js';

interface Props {
  open: boolean;
  choices: readonly ServiceItem[];
  chosen: readonly string[];
  onChange(chosen: string[]): void;
  onClose(): void;
}

function Choices({ choices, chosen, onChange }: Pick<Props, 'choices' | 'chosen' | 'onChange'>) {
  const [search, setSearch] = useState('');
  const found = choices.filter(({ fields }) => holdsWords(fields.title, search));
  const toggle = (id: string) => {
    const wanted = (each: string) => (each === id ? !chosen.includes(id) : chosen.includes(each));
    onChange(choices.map(({ _id }) => _id).filter(wanted));
  };
  return (
    <>
      <TextField
        label="Find a service"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="service-boxes" role="group" aria-label="Services">
        {found.map(({ _id, archived, fields }) => (
          <Checkbox
            key={_id}
            checked={chosen.includes(_id)}
            onChange={() => toggle(_id)}
            label={
              <span className="service-box">
                <span>
                  {fields.title}
                  {archived && ' (archived)'}
                </span>{' '}
                <Price amount={fields.price} />
              </span>
            }
          />
        ))}
        {found.length === 0 && <p className="hint">No services found</p>}
      </div>
    </>
  );
}

/** The services with checkboxes and a search field. A tick applies at once. */
export function ServiceDialog({ open, choices, chosen, onChange, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) onClose();
      }}
      title="Choose services"
      footer={
        <>
          <p className="service-sum" role="status">
            {counted(chosen.length, 'service')}, {formatMinutes(durationOf(chosen, choices))},{' '}
            <Price amount={sumOf(chosen, choices)} />
          </p>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Choices choices={choices} chosen={chosen} onChange={onChange} />
    </Dialog>
  );
}
