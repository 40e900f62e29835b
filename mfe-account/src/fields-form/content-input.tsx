import { CURRENCY_SIGN } from '@salon/kernel';
import type { ContentInput as Input } from '@salon/contracts';
import { Checkbox, TextArea, TextField } from '@salon/ui';
import { ChoiceInput } from './choice-input.js';
import type { InputProps } from './input-props.js';
import { ListInput } from './list-input.js';
import { PictureInput } from './picture-input.js';
import { NumberChoice } from './number-choice.js';
import { RecordInput } from './record-input.js';
import { ServicesInput } from './services-input.js';

const KEYBOARDS = { email: 'email', phone: 'tel', link: 'url', amount: 'decimal', whole: 'numeric' } as const;
const HINTS: Partial<Record<Input['kind'], string>> = {
  link: 'Begins with https://',
  page: 'A page of this site, such as /about',
  slug: 'Small letters, digits and hyphens; it cannot be changed later.',
};

const unitOf = ({ kind }: Input): string => (kind === 'amount' ? ` (${CURRENCY_SIGN})` : '');

/** The control for one value of a content form, by its type. */
export function ContentInput({ input, ...common }: InputProps) {
  const { label, optional, value, error, disabled, onChange, hint = HINTS[input.kind] } = common;
  if (input.kind === 'list') return <ListInput {...common} input={input} Part={ContentInput} />;
  if (input.kind === 'record') return <RecordInput {...common} input={input} Part={ContentInput} />;
  if (input.kind === 'picture') return <PictureInput {...common} input={input} />;
  if (input.kind === 'services') return <ServicesInput {...common} input={input} />;
  if (input.kind === 'category' || input.kind === 'service') return <ChoiceInput {...common} input={input} />;
  if (input.kind === 'number' || input.kind === 'month') return <NumberChoice {...common} input={input} />;
  if (input.kind === 'flag')
    return (
      <Checkbox
        label={label}
        checked={value === true}
        error={error}
        hint={hint}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  const field = {
    label: (
      <>
        {label}
        {unitOf(input)} {optional && <span>(optional)</span>}
      </>
    ),
    value: typeof value === 'string' ? value : '',
    error,
    hint,
    disabled,
    maxLength: 'most' in input && input.kind !== 'whole' ? input.most : undefined,
  };
  if (input.kind === 'paragraphs')
    return <TextArea {...field} rows={4} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextField
      {...field}
      type={input.kind === 'day' ? 'date' : 'text'}
      inputMode={input.kind in KEYBOARDS ? KEYBOARDS[input.kind as keyof typeof KEYBOARDS] : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
