import { useId } from 'react';

interface Options {
  id?: string;
  error?: string;
  hint?: unknown;
  describedBy?: string;
}

/** The ids and ARIA attributes that connect a control with its label, help and error. */
export function useField({ id, error, hint, describedBy }: Options) {
  const made = useId();
  const controlId = id ?? made;
  const ids = { hint: `${controlId}-hint`, error: `${controlId}-error` };
  const described = [describedBy, hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ');
  return {
    ids,
    control: {
      id: controlId,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
  };
}
