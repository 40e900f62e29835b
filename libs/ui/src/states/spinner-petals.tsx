const PETALS = [1, 0.82, 0.64, 0.46, 0.28];

/** Five petals of decreasing opacity: the rotating part of spinners. */
export const Petals = () => (
  <svg className="spinner__petals" viewBox="-25 -25 50 50" aria-hidden="true">
    {PETALS.map((opacity, at) => (
      <path
        key={opacity}
        transform={`rotate(${-72 * at})`}
        opacity={opacity}
        fill="currentColor"
        d="M0 1C-5-3-10-10-8-16-6-21 1-22 5-19 9-16 8-8 4-3 3-1 1 0 0 1Z"
      />
    ))}
  </svg>
);
