import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { classNames } from '../class-names.js';
import { announce } from '../states/announce.js';
import { Petals } from '../states/spinner-petals.js';

export type ButtonVariant = 'primary' | 'quiet' | 'line' | 'danger' | 'text';
export type ButtonSize = 'big';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While true the button keeps its width, name and focus, shows a spinner, and ignores presses. */
  busy?: boolean;
}

/** The classes of a button, for links that look like buttons. */
export const buttonClass = ({ variant = 'line', size }: Look = {}): string =>
  classNames('btn', `btn--${variant}`, size && `btn--${size}`);

/** A button; `type` defaults to 'button'. */
export function Button({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => (busy ? announce(`${label.current?.textContent ?? ''}: please wait`) : undefined), [busy]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const waiting = busy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button
      type="button"
      {...rest}
      {...waiting}
      className={classNames(buttonClass({ variant, size }), className)}
      onClick={press}
    >
      <span ref={label} className="btn__label">
        {children}
      </span>
      {busy && (
        <span className="btn__busy">
          <Petals />
        </span>
      )}
    </button>
  );
}
