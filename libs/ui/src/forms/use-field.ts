import { useId } from 'react';

interface Given {
  id?: string;
  error?: string;
  hint?: unknown;
  describedBy?: string;
}

/** The ids that tie a control to its label, help and error, and the attributes that say so. */
export function useField({ id, error, hint, describedBy }: Given) {
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
