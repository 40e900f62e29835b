import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, open } from '../testing/open.js';

const site = {
  companyName: 'Araliya Salon & Spa',
  footerText: 'A quiet house in Colombo.',
  developerCredit: 'Built by the studio',
  social: ['Instagram', 'Facebook', 'TikTok', 'YouTube'].map((name) => ({ name, url: 'https://x.example/' })),
};

describe('the footer', () => {
  const foot = () => within(screen.getByRole('contentinfo'));

  afterEach(() => void jest.useRealTimers());

  it("S-007 S-012 S-013 shows the brand text, the year on the salon's calendar and the developer credit", async () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T19:00:00Z'), advanceTimers: true });
    fakeApi(null, { '/api/site': { site } });
    open('/');
    expect(await foot().findByText('A quiet house in Colombo.')).toBeVisible();
    expect(foot().getByText('© 2027 Araliya Salon & Spa. All rights reserved.')).toBeVisible();
    expect(foot().getByText('Built by the studio')).toBeVisible();
  });

  it('names the links on the brand as it is read, for whoever says it', async () => {
    fakeApi(null, { '/api/site': { site: { ...site, brand: 'Kumari' } } });
    open('/');
    expect(await foot().findByRole('link', { name: 'Kumari' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Kumari, home' })).toHaveAttribute('href', '/');
  });

  it("S-008 S-009 S-010 S-011 S-044 shows social, quick and legal links and the cards, with or without the salon's settings", async () => {
    fakeApi(null);
    open('/');
    const texts = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(within(await foot().findByRole('list', { name: 'Social media' })).getAllByRole('link')).toHaveLength(4);
    expect(texts(foot().getByRole('navigation', { name: 'Quick links' }))).toContain('Contact');
    expect(texts(foot().getByRole('navigation', { name: 'Legal' }))).toEqual([
      'Privacy Policy',
      'Terms & Conditions',
      'Refund Policy',
    ]);
    for (const card of ['Visa', 'Mastercard', 'American Express', 'Discover', 'Diners Club'])
      expect(foot().getByRole('img', { name: card })).toBeVisible();
  });

  it('switches the theme and remembers it', async () => {
    fakeApi(null);
    open('/');
    await userEvent.click(await foot().findByRole('radio', { name: 'Dark' }));
    expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    await userEvent.click(foot().getByRole('radio', { name: 'System' }));
    expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual([undefined, null]);
  });
});

it('S-057 navigation moves the focus to the heading and updates the title', async () => {
  fakeApi(null);
  open('/');
  await userEvent.click(
    within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Services' }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Services', level: 1 })).toHaveFocus());
  expect(document.title).toBe('Services · Araliya Salon & Spa');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
