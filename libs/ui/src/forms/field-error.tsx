import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, in words under it. */
export const FieldError = ({ id, text }: { id: string; text?: string }) =>
  text ? (
    <p id={id} className="error-text">
      <CircleAlert aria-hidden="true" />
      <span>{text}</span>
    </p>
  ) : null;
