import { Button } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { type ComponentProps, useId } from 'react';
import { useForm } from 'react-hook-form';
import { presetsOf, type Range, rangeProblem } from './range.rules.js';

interface Props {
  range: Range;
  onChange(range: Range): void;
}

const DayField = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <label>
    <span>{label}</span>
    <input type="date" {...input} />
  </label>
);

const Presets = ({ range, onChange }: Props) => (
  <div className="report-range__presets" role="group" aria-label="Days">
    {presetsOf(salonToday()).map(({ name, from, to }) => (
      <button
        key={name}
        type="button"
        className="report-preset"
        aria-pressed={from === range.from && to === range.to}
        onClick={() => onChange({ from, to })}
      >
        {name}
      </button>
    ))}
  </div>
);

/** The days of a report: a preset, or two chosen days. */
export function RangeForm({ range, onChange }: Props) {
  const { register, handleSubmit, formState } = useForm<Range>({ values: range });
  const problem = formState.errors.to?.message;
  const id = useId();
  const describe = { 'aria-invalid': problem !== undefined, 'aria-describedby': problem && id };
  const validate = (_to: string, own: Range) => rangeProblem(own) ?? true;
  return (
    <form className="report-range" noValidate onSubmit={(event) => void handleSubmit(onChange)(event)}>
      <Presets range={range} onChange={onChange} />
      <div className="report-range__own">
        <DayField label="From" {...register('from', { deps: 'to' })} {...describe} />
        <DayField label="To" {...register('to', { validate })} {...describe} />
        <Button type="submit" variant="line">
          Show
        </Button>
      </div>
      <p id={id} className="report-range__problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
