import type { CSSProperties } from 'react';

/**
 * Tokens of the site (libs/ui/src/styles/tokens.css), compared with them by mail.spec.ts: light, dark. As rgb() where
 * six digits could be taken for a mailed code.
 */
export const COLORS = {
  ground: ['background-color', '#fbf8f3', '#1b1513'],
  raised: ['background-color', '#ffffff', '#251d1a'],
  petal: ['background-color', '#f6e3d4', '#3d2c22'],
  button: ['background-color', '#8e3b46', '#e08d8a'],
  success: ['background-color', '#e2ece6', 'rgb(48,66,55)'],
  warning: ['background-color', '#fbeccd', 'rgb(70,54,34)'],
  info: ['background-color', '#e4ebf0', '#31383c'],
  neutral: ['background-color', '#f3ede3', '#3a2e28'],
  ink: ['color', '#2a1e1a', '#f5ece2'],
  muted: ['color', '#6f5f57', '#b9a89c'],
  accent: ['color', '#8e3b46', '#e08d8a'],
  buttonInk: ['color', '#ffffff', '#2a1210'],
  hairline: ['border-color', '#e5dacc', '#3a2e28'],
} as const;

const STYLE_NAMES = {
  'background-color': 'backgroundColor',
  color: 'color',
  'border-color': 'borderColor',
} as const;

export type MailColor = keyof typeof COLORS;

/** Light colors inline, because some programs drop style elements; the class names carry the dark ones. */
export const styled = (
  colors: readonly MailColor[],
  style: CSSProperties = {},
  className = '',
): { className: string; style: CSSProperties } => ({
  className: [...colors, className].filter(Boolean).join(' '),
  style: {
    ...style,
    // After the style, because its border shorthands would reset them.
    ...Object.fromEntries(colors.map((each) => [STYLE_NAMES[COLORS[each][0]], COLORS[each][1]])),
  },
});

const DARK = Object.entries(COLORS)
  .map(([name, [property, , dark]]) => `.${name}{${property}:${dark}!important}`)
  .join('');

const PHONE =
  '.page{padding:0!important}.sheet{border-width:0!important;border-radius:0!important}' +
  '.body{padding:28px 20px!important}.header{padding-left:20px!important}.foot{padding:20px!important}' +
  '.date{width:84px!important;padding:16px 6px!important}.details{padding:16px!important}' +
  '.wide{display:block!important;text-align:center!important}.digits{letter-spacing:6px!important}';

export const STYLES =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (max-width:480px){${PHONE}}@media (prefers-color-scheme:dark){${DARK}}`;

export const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
export const SANS = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
