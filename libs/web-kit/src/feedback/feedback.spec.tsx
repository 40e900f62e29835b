import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary.js';

it('a failure in one part of the page leaves the rest and can be retried', async () => {
  let broken = true;
  const Part = () => {
    if (broken) throw new Error('broken part');
    return <p>part</p>;
  };
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <p>rest</p>
      <ErrorBoundary fallback={(_, retry) => <button onClick={retry}>Try Again</button>}>
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('rest')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByText('Try Again'));
  expect(screen.getByText('part')).toBeVisible();
  silent.mockRestore();
});
