import { render, screen } from '@testing-library/react';
import { offer } from '../testing/fixtures.js';
import { OfferBanner } from './offer-banner.js';

it.each([
  [19.6, 'Save 20%'],
  [0.2, null],
])('B-034 names what an offer saves once it is a whole percent: %d %%', (discount, sentence) => {
  render(<OfferBanner offer={{ ...offer, discount }} />);
  expect(screen.queryByText(/^Save/)?.textContent ?? null).toBe(sentence);
});
