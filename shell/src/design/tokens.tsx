import { Part } from './part.js';

const COLOURS = [
  'ground',
  'raised',
  'sunken',
  'ink',
  'muted',
  'hairline',
  'field',
  'accent',
  'accent-ink',
  'accent-soft',
  'button',
  'button-ink',
  'petal',
  'sun',
  'sun-ink',
  'leaf',
  'success',
  'warning',
  'danger',
  'info',
  'tint-success',
  'tint-warning',
  'tint-danger',
  'tint-info',
  'toast',
  'toast-ink',
  'toast-success',
  'toast-error',
  'toast-action',
  'veil',
  'brand',
  'petal-fill',
  'petal-fold',
  'petal-edge',
];
const STEPS = ['5', '4', '3', '2', '1', '0', '-1'];
const SPACES = ['1', '2', '3', '4', '5', '6', '8', '10', '12'];
const RADII = ['s', 'm', 'card', 'pill'];

/** The design tokens (libs/ui/src/styles/tokens.css). */
export const Tokens = () => (
  <>
    <Part title="Colours">
      {COLOURS.map((name) => (
        <figure key={name}>
          <i className="design__swatch" style={{ background: `var(--${name})` }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Part>
    <Part title="Type">
      {STEPS.map((step) => (
        <p key={step} className="design__wide" style={{ font: `420 var(--step-${step})/1.15 var(--display)` }}>
          step {step} · Take an hour
        </p>
      ))}
      <p className="design__wide">
        Body · Choose a time online, pay the rest at the salon. <span className="muted">Muted.</span>
      </p>
    </Part>
    <Part title="Spaces and corners">
      {SPACES.map((name) => (
        <figure key={name}>
          <i className="design__space" style={{ width: `var(--s${name})` }} />
          <figcaption>s{name}</figcaption>
        </figure>
      ))}
      {RADII.map((name) => (
        <figure key={name}>
          <i className="design__swatch" style={{ borderRadius: `var(--radius-${name})` }} />
          <figcaption>radius {name}</figcaption>
        </figure>
      ))}
    </Part>
  </>
);
