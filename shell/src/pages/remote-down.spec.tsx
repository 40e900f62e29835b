import { messages } from '@salon/contracts';
import { screen } from '@testing-library/react';
import { fakeApi, open, workingRemotes } from '../testing/open.js';

const REST = 'The rest of the site works. This part usually comes back within a minute.';

it.each([
  ['says that the rest of the site works', true, REST],
  ['names the connection when there is none', false, messages.noResponse],
])('a page whose remote cannot be loaded %s', async (_what, isOnline, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fakeApi(null);
  open(
    '/services',
    workingRemotes(() => Promise.reject(new Error('down'))),
  );
  expect(
    await screen.findByRole('heading', { name: 'This part of the site is not available right now' }),
  ).toBeVisible();
  expect([REST, messages.noResponse].filter((each) => screen.queryByText(each))).toEqual([text]);
});
