import { render } from '@testing-library/react';
import { DayFlower } from './day-flower.js';

it.each([
  ['morning', 4],
  ['noon', 5],
  ['evening', 5],
] as const)('the twig of the %s is a picture of its own with %i petals', (part, petals) => {
  const { container } = render(<DayFlower part={part} />);
  const twig = container.querySelector(`svg[data-part='${part}']`)!;
  expect(twig).toHaveAttribute('aria-hidden', 'true');
  expect(twig.querySelectorAll('[stroke="var(--petal-edge)"]')).toHaveLength(petals);
});
