import { type ContentInput as Input, messages } from '@salon/contracts';
import { SelectField } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import type { InputProps } from './input-props.js';
import { contentItemsQuery } from '../content/content.queries.js';
import { LoadFailed } from '../screen/load-failed.js';

const SOURCES = {
  category: { kind: 'categories', name: 'label', none: 'Choose a category' },
  service: { kind: 'services', name: 'title', none: 'Choose a service' },
} as const;

/** Choice of one category or service. */
export function ChoiceInput({
  input,
  label,
  value,
  error,
  disabled,
  onChange,
}: InputProps<Extract<Input, { kind: 'category' | 'service' }>>) {
  const { kind, name, none } = SOURCES[input.kind];
  const query = useQuery(contentItemsQuery(kind));
  const { data = [] } = query;
  const chosen = typeof value === 'string' ? value : '';
  const offered = data.filter(({ _id, archived }) => !archived || _id === chosen);
  return (
    <>
      <SelectField
        label={label}
        value={chosen}
        error={error}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {offered.map(({ _id, fields }) => (
          <option key={_id} value={_id}>
            {String(fields[name])}
          </option>
        ))}
      </SelectField>
      <LoadFailed query={query} failed={messages.contentFailed} />
    </>
  );
}
