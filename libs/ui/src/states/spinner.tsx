import { Petals } from './spinner-petals.js';

/** A spinner; `label` is announced. */
export const Spinner = ({ label }: { label: string }) => (
  <span className="spinner" role="status">
    <Petals />
    <span>{label}</span>
  </span>
);
