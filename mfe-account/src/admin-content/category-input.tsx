import type { ContentInput as Input } from '@salon/contracts';
import { SelectField } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import type { InputProps } from './content-input.js';
import { contentQuery } from './content.queries.js';

/** One of the categories of the menu. */
export function CategoryInput({ label, value, error, disabled, onChange }: InputProps<Input>) {
  const { data = [] } = useQuery(contentQuery('categories'));
  const chosen = typeof value === 'string' ? value : '';
  const offered = data.filter(({ _id, archived }) => !archived || _id === chosen);
  return (
    <SelectField
      label={label}
      value={chosen}
      error={error}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Choose a category</option>
      {offered.map(({ _id, fields }) => (
        <option key={_id} value={_id}>
          {String(fields.label)}
        </option>
      ))}
    </SelectField>
  );
}
