import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export const FormGroup = ({ title, lead, children }: Props) => (
  <fieldset className="form-group">
    <legend>{title}</legend>
    <p className="form-group__lead">{lead}</p>
    <div className="form-group__fields">{children}</div>
  </fieldset>
);
