import { CircleAlert } from 'lucide-react';

/** The error message below a field. */
export const FieldError = ({ id, text }: { id: string; text?: string }) =>
  text ? (
    <p id={id} className="error-text">
      <CircleAlert aria-hidden="true" />
      <span>{text}</span>
    </p>
  ) : null;
