import { FOCUS_STEP, type FocalPoint, focusOf, withFocus, withoutFocus } from '@salon/contracts';
import type { MouseEvent } from 'react';
import '../styles/focus-input.css';

const MIDDLE: FocalPoint = { x: 50, y: 50 };

interface SliderProps {
  label: string;
  value: number;
  disabled: boolean;
  onChange(value: number): void;
}

const Slider = ({ label, value, disabled, onChange }: SliderProps) => (
  <label>
    <span>{label}</span>
    <input
      type="range"
      min={0}
      max={100}
      step={FOCUS_STEP}
      value={value}
      disabled={disabled}
      aria-valuetext={`${value} percent`}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  </label>
);

interface Props {
  /** URL of the picture, with its focal point where one was chosen. */
  src: string;
  disabled: boolean;
  onChange(src: string): void;
}

/** The point of a picture that stays visible when it is cropped: set by a click, or moved by the arrow keys. */
export function FocusInput({ src, disabled, onChange }: Props) {
  const point = focusOf(src) ?? MIDDLE;
  const choose = (next: FocalPoint) => onChange(withFocus(src, next));
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    choose({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  return (
    <fieldset className="focus-input" disabled={disabled}>
      <legend>What stays in view</legend>
      <p className="hint">
        Press on the picture, or move the point with the arrow keys. Guests see it cropped around it.
      </p>
      {/* The sliders below are the keyboard alternative. */}
      <div className="focus-input__picture" onClick={disabled ? undefined : press} aria-hidden="true">
        <img src={withoutFocus(src)} alt="" />
        <span style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
      </div>
      <Slider label="From the left" value={point.x} disabled={disabled} onChange={(x) => choose({ ...point, x })} />
      <Slider label="From the top" value={point.y} disabled={disabled} onChange={(y) => choose({ ...point, y })} />
    </fieldset>
  );
}
