import type { ContentInput as Input } from '@salon/contracts';
import { FieldGroup } from './field-group.js';
import type { PartedInputProps } from './input-props.js';

/** Several fields that form one value. */
export function RecordInput({
  input,
  label,
  value,
  error,
  Part,
  ...rest
}: PartedInputProps<Extract<Input, { kind: 'record' }>>) {
  const parts = typeof value === 'object' && !Array.isArray(value) ? value : {};
  return (
    <FieldGroup
      label={
        <>
          {label} {rest.optional && <span>(optional)</span>}
        </>
      }
      error={error}
    >
      <div className="content-group__fields">
        {Object.entries(input.fields).map(([name, field]) => (
          <Part
            key={name}
            input={field.input}
            label={field.label}
            optional={false}
            value={parts[name] ?? ''}
            disabled={rest.disabled}
            onUpload={rest.onUpload}
            onChange={(part) => rest.onChange({ ...parts, [name]: part })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
