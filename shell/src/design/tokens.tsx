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
  'veiled',
  'brand',
  'petal-fill',
  'petal-fold',
  'petal-edge',
];
const STEPS = ['step-5', 'step-4', 'step-3', 'step-2', 'step-1', 'step-0', 'step--1', 'micro'];
const SPACES = ['1', '2', '3', '4', '5', '6', '8', '16'];
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
        <p key={step} className="design__wide" style={{ font: `420 var(--${step})/1.15 var(--display)` }}>
          {step} · Take an hour
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
      <figure>
        <i className="design__swatch" style={{ boxShadow: 'var(--shadow)' }} />
        <figcaption>shadow</figcaption>
      </figure>
    </Part>
  </>
);
