import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { galleryImages } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';
import './lightbox.js'; // Loaded before the first test, so that no test waits for code that is loaded on click.

const group = (name: string) => screen.findByRole('region', { name });
const box = () => screen.findByRole('dialog');
const picture = () => within(screen.getByRole('dialog')).getByRole('img');

async function show(groupName: string, caption: string): Promise<HTMLElement> {
  const opener = within(await group(groupName)).getByRole('button', { name: caption });
  await userEvent.click(opener);
  await box();
  return opener;
}

async function swipe(acrossPx: number, { downPx = 0, cancelled = false } = {}): Promise<void> {
  const finger = userEvent.setup();
  await finger.pointer({ keys: '[TouchA>]', target: picture(), coords: { x: 200, y: 200 } });
  if (cancelled) fireEvent.pointerCancel(picture());
  const coords = { x: 200 + acrossPx, y: 200 + downPx };
  await finger.pointer([
    { pointerName: 'TouchA', target: picture(), coords },
    { keys: '[/TouchA]', target: picture(), coords },
  ]);
}

let page: ReturnType<typeof open>;

beforeEach(() => {
  catalogSalon();
  page = open('/gallery');
});

describe('a picture of the gallery shown large', () => {
  it('C-038 opens with its caption and its position in its group', async () => {
    await show('Nails', 'Drawn together');
    const dialog = within(screen.getByRole('dialog', { name: 'Nails' }));
    expect(dialog.getByRole('img', { name: 'Drawn together' })).toBeVisible();
    expect(dialog.getByText('Drawn together')).toBeVisible();
    expect(dialog.getByText('2 of 4')).toBeVisible();
  });

  it('C-039 C-040 goes on and back by its controls', async () => {
    await show('Nails', 'Drawn together');
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(picture()).toHaveAccessibleName('Three for the season');
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(picture()).toHaveAccessibleName('Hibiscus red');
    expect(screen.getByText('1 of 4')).toBeVisible();
  });

  it('C-042 goes by the arrow keys, wherever the focus is in it', async () => {
    await show('Nails', 'Hibiscus red');
    await userEvent.keyboard('{ArrowRight}');
    expect(picture()).toHaveAccessibleName('Drawn together');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(picture()).toHaveAccessibleName('Three for the season');
  });

  it('leaves the arrow keys with Alt to the browser: they go back and forth among pages', async () => {
    await show('Nails', 'Hibiscus red');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(picture()).toHaveAccessibleName('Hibiscus red');
  });

  it('C-043 goes round its own group at both ends', async () => {
    await show('Nails', 'Hibiscus red');
    const seen = [];
    for (let at = 0; at < 4; at += 1) {
      await userEvent.keyboard('{ArrowLeft}');
      seen.push(picture().getAttribute('alt'));
    }
    expect(seen).toEqual(galleryImages[1]?.images.map(({ caption }) => caption).reverse());
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(picture()).toHaveAccessibleName('Hibiscus red');
  });

  it('C-041 closes by Escape, and the focus is where it came from', async () => {
    const opener = await show('Hair', 'A clean bob');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('closes by its cross, and opens on another picture', async () => {
    await show('Hair', 'A clean bob');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await show('Hair', 'Oil and patience');
    expect(screen.getByText('4 of 4')).toBeVisible();
  });

  it('closes by Back, and the gallery stays, with the focus where it came from', async () => {
    const opener = await show('Hair', 'A clean bob');
    expect(page.here()).toBe('/gallery');
    await page.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.here()).toBe('/gallery');
    expect(opener).toHaveFocus();
  });

  it('closes by one Back after a double click', async () => {
    await userEvent.dblClick(within(await group('Hair')).getByRole('button', { name: 'A clean bob' }));
    await box();
    await page.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.here()).toBe('/gallery');
  });

  it('is closed by a reload, and one Back then leads to the page before', async () => {
    await page.go('/services');
    await page.go('/gallery');
    await page.go('/gallery', { picture: true }); // The browser keeps the state of its entry.
    await group('Hair');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.back();
    expect(page.here()).toBe('/services');
  });

  it('closes by one Back also when one was open at a reload', async () => {
    await page.go('/gallery', { picture: true });
    await show('Hair', 'A clean bob');
    await page.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.here()).toBe('/gallery');
  });

  it('leaves nothing behind for Back when it is closed otherwise', async () => {
    await page.go('/services');
    await page.go('/gallery');
    await show('Hair', 'A clean bob');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.back();
    expect(page.here()).toBe('/services');
  });

  it('keeps the focus inside', async () => {
    await show('Hair', 'A clean bob');
    const dialog = screen.getByRole('dialog');
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('follows a swipe, and no tap, no scroll and no broken-off one', async () => {
    await show('Hair', 'A clean bob');
    await swipe(-80);
    expect(picture()).toHaveAccessibleName('Combed through');
    await swipe(10);
    await swipe(60, { downPx: 200 });
    await swipe(-80, { cancelled: true });
    expect(picture()).toHaveAccessibleName('Combed through');
    await swipe(80);
    expect(picture()).toHaveAccessibleName('A clean bob');
  });

  it('opens from the keyboard', async () => {
    within(await group('Hair'))
      .getByRole('button', { name: 'Copper, painted' })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(within(await box()).getByText('3 of 4')).toBeVisible();
  });
});
