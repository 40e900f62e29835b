import { AppProviders } from '@salon/web-kit';
import { render, waitFor } from '@testing-library/react';
import { customer, fakeApi } from '../testing/open.js';
import { useLetters } from './letters.js';

const { dataset } = document.documentElement;

function Page() {
  useLetters();
  return null;
}

const show = () =>
  render(
    <AppProviders>
      <Page />
    </AppProviders>,
  );

beforeEach(() => {
  localStorage.clear();
  dataset['letters'] = 'later';
});

it('lets its own letters come when all that was asked is answered, and remembers that this browser has them', async () => {
  fakeApi(customer);
  show();
  expect(dataset['letters']).toBe('later');
  await waitFor(() => expect(dataset['letters']).toBeUndefined());
  expect(localStorage.getItem('letters')).toBe('here');
});

it('lets them wait for as long as it is not known whose page it is', async () => {
  fakeApi('slow');
  localStorage.setItem('token', 'abc');
  show();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(dataset['letters']).toBe('later');
});
