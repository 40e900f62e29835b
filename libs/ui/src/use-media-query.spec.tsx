import { act, render, screen } from '@testing-library/react';
import { useMediaQuery } from './use-media-query.js';

const Page = () => <p>{useMediaQuery('(min-width: 75em)') ? 'wide' : 'narrow'}</p>;

/** A window whose width passes the limit with `change`. */
function fakeWindow() {
  const list = Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(list);
  return (matches: boolean) => {
    Object.assign(list, { matches });
    list.dispatchEvent(new Event('change'));
  };
}

it('follows the width of the window', () => {
  const change = fakeWindow();
  render(<Page />);
  expect(screen.getByText('wide')).toBeVisible();
  act(() => change(false));
  expect(screen.getByText('narrow')).toBeVisible();
});
