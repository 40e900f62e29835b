import { CARDS } from '@salon/contracts';
import { render, screen } from '@testing-library/react';
import { PayCards } from './pay-cards.js';

it.each(CARDS)('S-011 the picture of %s has its name', (name) => {
  render(<PayCards />);
  expect(screen.getByRole('img', { name })).toHaveAttribute('data-card', name);
});
