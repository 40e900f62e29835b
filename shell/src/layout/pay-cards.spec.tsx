import { CARDS } from '@salon/contracts';
import { render, screen } from '@testing-library/react';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PayCards } from './pay-cards.js';

const STYLES = join(import.meta.dirname, '../styles');

it.each(CARDS)('X-003 S-011 the picture of %s is part of the stylesheet, so that it cannot fail to load', (name) => {
  const { container } = render(<PayCards />);
  expect(screen.getByRole('img', { name })).toHaveAttribute('data-card', name);
  expect(container.querySelector('img')).toBeNull();
  const css = readFileSync(join(STYLES, 'pay-cards.css'), 'utf8');
  const [, picture = ''] = css.split(`[data-card='${name}']`)[1]?.match(/^ \{\s+background-image: url\((.+?)\);/) ?? [];
  expect(picture).toMatch(/^\.\/card-.+\.svg$/);
  expect(existsSync(join(STYLES, picture))).toBe(true);
});
