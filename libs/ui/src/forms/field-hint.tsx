import type { ReactNode } from 'react';

/** The help below a field. */
export const FieldHint = ({ id, children }: { id: string; children?: ReactNode }) =>
  children ? (
    <p id={id} className="hint">
      {children}
    </p>
  ) : null;
