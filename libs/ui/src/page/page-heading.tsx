import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Actions of the whole screen, at its right. */
  children?: ReactNode;
}

/** The one h1 of a screen, a sentence about it, and what can be done with all of it. */
export const PageHeading = ({ title, lead, children }: Props) => (
  <div className="page-head">
    <div>
      <h1>{title}</h1>
      {lead && <p className="page-head__lead">{lead}</p>}
    </div>
    {children && <div className="page-head__actions">{children}</div>}
  </div>
);
