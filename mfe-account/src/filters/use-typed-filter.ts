import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';

/** From the last keystroke to the address, in milliseconds. */
const SETTLE_MS = 250;

interface Options {
  inAddress: string;
  /** The value of the field as the address holds it. */
  valueOf(field: HTMLInputElement): string;
  /** An incomplete value is not written. */
  isComplete?(field: HTMLInputElement): boolean;
  write(value: string): void;
}

/**
 * The value and handlers of a filter that is typed. What is typed is written to the address when typing pauses or the
 * field is left; another address, such as after Back, replaces what is typed.
 */
export function useTypedFilter({ inAddress, valueOf, isComplete = () => true, write }: Options) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (inAddress !== seen) {
    setSeen(inAddress);
    setTyped(inAddress);
  }
  useEffect(() => () => clearTimeout(settling.current), [inAddress]);
  const settle = (value: string) => {
    clearTimeout(settling.current);
    if (value !== inAddress) write(value);
  };
  return {
    value: typed,
    onChange: ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
      const value = valueOf(field);
      setTyped(value);
      clearTimeout(settling.current);
      if (isComplete(field)) settling.current = setTimeout(() => settle(value), SETTLE_MS);
    },
    onBlur: ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
      if (isComplete(field)) settle(valueOf(field));
      else setTyped(inAddress);
    },
  };
}
