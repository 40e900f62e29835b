import { act, render, waitFor } from '@testing-library/react';
import { AppProviders, createQueryClient } from '../app-providers.js';
import { keepIntent, peekIntent, takeIntent } from './intent.js';
import { keepReturnTo, loginPath, safeReturnTo, takeReturnTo } from './return-to.js';
import { useTitle } from './use-title.js';

beforeEach(() => sessionStorage.clear());

describe('the return path after sign-in stays on this site (threat T51)', () => {
  const elsewhere = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%0d%0aLocation:%20//evil',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/\tevil',
    '/\n/evil.example',
    '/cart\r\nSet-Cookie:a=b',
    'evil.example',
    '@evil.example',
    '/a//evil.example',
    '/..//evil.example',
    '/./../evil',
    ' /cart',
    '/%252f%252fevil',
    '/cart%00',
    '/сart',
    '',
  ];
  it.each(elsewhere)('refuses %j', (value) => expect(safeReturnTo(value)).toBeNull());
  it('refuses paths that are no pages', () => {
    for (const path of [
      '/login',
      '/login?x=1',
      '/register',
      '/verify-email',
      '/api/auth/logout',
      '/mfe/booking/x.js',
      `/${'a'.repeat(600)}`,
    ])
      expect(safeReturnTo(path)).toBeNull();
    expect(safeReturnTo(null)).toBeNull();
  });
  it.each([
    '/',
    '/cart',
    '/profile/appointments',
    '/services?category=nail&q=gel',
    '/#gallery',
    '/payment-success?appointment=a&order=b',
  ])('keeps %s', (path) => expect(safeReturnTo(path)).toBe(path));

  it('is read once, and validated again', () => {
    keepReturnTo('/cart');
    expect([takeReturnTo(), takeReturnTo()]).toEqual(['/cart', null]);
    sessionStorage.setItem('returnTo', '//evil.example');
    expect(takeReturnTo()).toBeNull();
  });

  it('is passed to the login page', () => {
    expect(loginPath('/services?q=gel')).toBe('/login?returnTo=%2Fservices%3Fq%3Dgel');
    expect(loginPath('//evil.example')).toBe('/login');
  });
});

describe('what a guest wanted to book', () => {
  it('is kept for one sign-in', () => {
    keepIntent({ kind: 'service', id: 's1' });
    expect(peekIntent()).toEqual({ kind: 'service', id: 's1' });
    expect([takeIntent(), takeIntent()]).toEqual([{ kind: 'service', id: 's1' }, null]);
  });
  it.each(['{', '{"kind":"admin","id":"1"}', '{"kind":"offer"}', 'null', '7'])(
    'is nothing when the note reads %s',
    (note) => {
      sessionStorage.setItem('intent', note);
      expect(peekIntent()).toBeNull();
      expect(takeIntent()).toBeNull();
    },
  );
});

it('the tab is named after the page and the salon', async () => {
  const Page = () => (useTitle('Services'), null);
  const queryClient = createQueryClient();
  render(
    <AppProviders queryClient={queryClient}>
      <Page />
    </AppProviders>,
  );
  expect(document.title).toBe('Services · Araliya Salon & Spa');
  act(() => void queryClient.setQueryData(['site'], { companyName: 'Temple Tree' }));
  await waitFor(() => expect(document.title).toBe('Services · Temple Tree'));
});
