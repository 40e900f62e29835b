import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../testing/content.js';
import { fakeApi, open } from '../testing/open.js';

const { statistics: STATISTICS, team: TEAM, values: VALUES } = content;
const site = (more: object) => ({
  '/api/site/content': { content },
  '/api/site': { site: { companyName: 'Araliya', hours: [], social: [], ...more } },
});
const cards = async (section: string) =>
  within(within(await screen.findByRole('region', { name: section })).getByRole('list')).getAllByRole('listitem');

async function about(more: object = {}) {
  fakeApi(null, site(more));
  const shown = open('/about');
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

describe('about', () => {
  it('S-002 S-035 S-077 a guest reads the headline', async () => {
    await about();
    expect(screen.getByRole('heading', { level: 1, name: 'Good hands, and all the time you need' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^About Us/));
  });

  it('S-078 S-093 shows three statistics: number, title, description, and a footnote where there is one', async () => {
    await about();
    const shown = await cards('In numbers');
    expect(shown).toHaveLength(3);
    for (const [at, { number, title, description, footnote }] of STATISTICS.entries()) {
      expect(shown[at]).toHaveTextContent(`${number} ${title}${description}${footnote ?? ''}`);
    }
    expect(STATISTICS.some(({ footnote }) => footnote !== undefined)).toBe(true);
  });

  it('C9 states the rules of the policy in a statistic', async () => {
    const statistics = [
      { number: '{freeHours}', title: 'hours', description: '{freeHoursText}', footnote: '{freeHoursNote}' },
    ];
    fakeApi(null, { ...site({}), '/api/site/content': { content: { ...content, statistics } } });
    open('/about');
    const [shown] = await cards('In numbers');
    expect(shown).toHaveTextContent(
      '24 hoursCancel or reschedule with that much notice and it costs you nothing.' +
        'Our Terms & Conditions say what a later change costs.',
    );
  });

  it('S-079 S-080 S-092 shows four values, one of which is hiring', async () => {
    await about();
    const shown = await cards('What we hold to');
    expect(shown).toHaveLength(4);
    for (const [at, { title, content }] of VALUES.entries()) expect(shown[at]).toHaveTextContent(`${title}${content}`);
    const hiring = shown.filter((card) => within(card).queryByText('View Open Positions'));
    expect(hiring).toHaveLength(1);
    expect(within(hiring[0]!).getByRole('heading', { name: "We're hiring!" })).toBeVisible();
  });

  it('S-081 S-082 View Open Positions does nothing when pressed, and says why', async () => {
    const { at } = await about();
    const button = screen.getByRole('button', { name: 'View Open Positions' });
    const before = screen.getByRole('main').innerHTML;
    await userEvent.click(button);
    expect(at()).toBe('/about');
    expect(screen.getByRole('main').innerHTML).toBe(before);
    expect(
      within(await screen.findByRole('region', { name: 'Notifications (F8)' })).queryByRole('listitem'),
    ).toBeNull();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('No positions are listed online at the moment. Ask at the salon.');
  });

  it('shows a loading state, and on failure the reason and a retry button', async () => {
    fakeApi(null, site({}));
    const working = globalThis.fetch;
    let isDown = true;
    globalThis.fetch = (async (url: string, init: RequestInit) =>
      isDown && url === '/api/site/content' ? new Response('{}', { status: 503 }) : working(url, init)) as typeof fetch;
    open('/about');
    expect(await screen.findByText('Loading...', { selector: '.about-page *' })).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: content.about.headline })).toBeVisible();
  });

  it('S-081 writes to the address for applications where the salon has set one', async () => {
    await about({ careersEmail: 'jobs@araliya.test' });
    expect(await screen.findByRole('link', { name: 'View Open Positions' })).toHaveAttribute(
      'href',
      'mailto:jobs@araliya.test?subject=Open%20positions',
    );
  });

  it('S-083 S-084 S-091 shows three people with photo, name, role and bio', async () => {
    await about();
    const shown = await cards('The hands of the house');
    expect(shown).toHaveLength(3);
    for (const [at, { name, role, bio, image }] of TEAM.entries()) {
      expect(within(shown[at]!).getByRole('img', { name })).toHaveAttribute('src', image);
      expect(shown[at]).toHaveTextContent(`${name}${role}${bio}`);
    }
  });

  it('S-085 a photo that fails to load is replaced by a placeholder, and that by a message', async () => {
    await about();
    const [card] = await cards('The hands of the house');
    fireEvent.error(within(card!).getByRole('img'));
    expect(within(card!).getByRole('img')).toHaveAttribute('src', '/art/hibiscus.svg');
    fireEvent.error(within(card!).getByRole('img'));
    expect(within(card!).getByText('Image not available')).toBeVisible();
  });
});
