/** Rotation of the five petals, degrees. */
export const TURNS: readonly number[] = [0, 72, 144, 216, 288];
export const PETAL = 'M0 3C-15-7-21-31-7-45 3-53 19-42 18-24 17-12 8-3 0 3Z';
export const FOLD = 'M0 3C-15-7-21-31-7-45-8-28-5-10 0 3Z';
export const HEART = 'M0 2C-5-4-5-13 1-19 6-13 6-4 0 2Z';

export const Petal = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <path d={PETAL} fill="var(--petal-fill)" stroke="var(--petal-edge)" />
    <path d={FOLD} fill="var(--petal-fold)" />
  </g>
);

/** The yellow hearts of the petals. */
export const Hearts = ({ turns = TURNS }: { turns?: readonly number[] }) =>
  turns.map((turn) => <path key={turn} transform={`rotate(${turn})`} d={HEART} fill="var(--sun)" />);
