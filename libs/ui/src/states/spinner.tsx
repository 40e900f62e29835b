import { Petals } from './petals.js';

/** Something is on its way; `label` says what, and is read out. */
export const Spinner = ({ label }: { label: string }) => (
  <span className="spinner" role="status">
    <Petals />
    <span>{label}</span>
  </span>
);
