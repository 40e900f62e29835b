import { render } from '@testing-library/react';
import { PetalProgress } from '@salon/ui/pictures/petal-progress';

it.each([0, 3, 5])('opens %i of five petals and says nothing: the steps stand beside it in words', (petals) => {
  const { container } = render(<PetalProgress petals={petals} />);
  expect(container.querySelectorAll('[data-open]')).toHaveLength(5);
  expect(container.querySelectorAll('[data-open="true"]')).toHaveLength(petals);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
