import { type ContentItem, messages } from '@salon/contracts';
import { Button, Checkbox, TextField } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { contentItemsQuery } from '../content/content.queries.js';
import { byCategory, type ServiceGroup } from '../content/service-groups.rules.js';
import { LoadFailed } from '../screen/load-failed.js';
import { FieldGroup } from './field-group.js';
import type { InputProps } from './input-props.js';
import '../styles/services-input.css';

interface GroupProps {
  group: ServiceGroup;
  chosen: readonly string[];
  disabled: boolean;
  onChange(chosen: string[]): void;
}

function Group({ group: { label, services }, chosen, disabled, onChange }: GroupProps) {
  const ids = services.map(({ _id }) => _id);
  const isWhole = ids.every((id) => chosen.includes(id));
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <fieldset className="services-input__group">
      <legend>
        {label}{' '}
        <Button
          variant="text"
          disabled={disabled}
          aria-label={`${isWhole ? 'None' : 'All'} of ${label}`}
          onClick={() => onChange(isWhole ? others : [...others, ...ids])}
        >
          {isWhole ? 'None' : 'All'}
        </Button>
      </legend>
      {services.map(({ _id, fields }) => (
        <Checkbox
          key={_id}
          label={String(fields.title)}
          checked={chosen.includes(_id)}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked ? [...chosen, _id] : chosen.filter((id) => id !== _id))}
        />
      ))}
    </fieldset>
  );
}

const NONE: ContentItem[] = [];

/** The services of a stylist: all, or a selection by category. */
export function ServicesInput({ label, value, error, disabled, onChange }: InputProps) {
  const services = useQuery(contentItemsQuery('services'));
  const categories = useQuery(contentItemsQuery('categories'));
  const [wanted, setWanted] = useState('');
  const isAll = !Array.isArray(value);
  const chosen = isAll ? [] : value.map(String);
  return (
    <FieldGroup label={label} error={error}>
      <Checkbox
        label="All services, including ones added later"
        checked={isAll}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked ? true : [])}
      />
      {!isAll && (
        <>
          <TextField
            label="Find a service"
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <LoadFailed query={services.data ? categories : services} failed={messages.contentFailed} />
          <div className="services-input__groups">
            {byCategory(services.data ?? NONE, categories.data ?? NONE, { wanted, kept: chosen }).map((group) => (
              <Group key={group.slug} group={group} chosen={chosen} disabled={disabled} onChange={onChange} />
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  );
}
