import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Actions of the whole screen, on the right. */
  children?: ReactNode;
}

/** The h1 of a screen, an optional sentence and its actions. */
export const PageHeading = ({ title, lead, children }: Props) => (
  <div className="page-head">
    <div>
      <h1>{title}</h1>
      {lead && <p className="page-head__lead">{lead}</p>}
    </div>
    {children && <div className="page-head__actions">{children}</div>}
  </div>
);
