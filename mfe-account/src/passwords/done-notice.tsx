import { Notice } from '@salon/ui';
import type { ReactNode } from 'react';

const focusOn = (notice: HTMLElement | null): void => notice?.focus();

/** The message of a success; it takes the focus of the field, which is disabled while sending, or of the form. */
export const DoneNotice = ({ children }: { children: ReactNode }) => (
  <Notice tone="success" role="status" tabIndex={-1} ref={focusOn}>
    {children}
  </Notice>
);
