import { VISIT } from '@salon/contracts';
import { Minus, Plus } from 'lucide-react';
import { announce } from '../states/announce.js';
import '../styles/quantity-stepper.css';

interface Props {
  value: number;
  onChange(value: number): void;
  /** The accessible name, e.g. 'Quantity of Silk Blow-dry'. */
  label: string;
  disabled?: boolean;
  max?: number;
}

const MIN = 1;

/** Quantity between 1 and `max`; a press at either limit changes nothing and announces the limit (decision B6). */
export function QuantityStepper({ value, onChange, label, disabled = false, max = VISIT.maxQuantity }: Props) {
  const step = (by: 1 | -1) => {
    const wanted = value + by;
    if (wanted < MIN) announce(`The smallest quantity is ${MIN}`);
    else if (wanted > max) announce(`The largest quantity is ${max}`);
    else onChange(wanted);
  };
  return (
    <div className="stepper" role="group" aria-label={label} data-disabled={disabled || undefined}>
      <button
        type="button"
        className="icon-btn"
        aria-label="Decrease quantity"
        disabled={disabled}
        data-end={value <= MIN || undefined}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className="stepper__value" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="icon-btn"
        aria-label="Increase quantity"
        disabled={disabled}
        data-end={value >= max || undefined}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
