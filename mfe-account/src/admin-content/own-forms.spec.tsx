import { DEFAULT_POLICY } from '@salon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, contentSalon, fill, press } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const entry = (_id: string, fields: object, more: object = {}) => ({
  _id,
  archived: false,
  position: 0,
  version: 'v1',
  fields,
  ...more,
});
const pressOnce = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('names in braces', () => {
  const salonWith = () =>
    contentSalon({
      'GET /admin/content/statistics': {
        entries: [
          entry('f', { number: '{freeHours}', title: 'hours', description: '{freeHoursText}', footnote: null }),
        ],
      },
      'GET /site': { site: { companyName: 'Araliya', policy: DEFAULT_POLICY } },
    });

  it('are filled in where the list shows them', async () => {
    salonWith();
    open('/admin/content/statistics', { signedIn: true });
    await screen.findByRole('heading', { name: '24 hours' });
    expect(screen.getByText(/^Cancel or reschedule with that much notice/)).toBeVisible();
    expect(screen.queryByText(/\{/)).toBeNull();
  });

  it('are explained in the form, which refuses one that there is not', async () => {
    const salon = salonWith();
    open('/admin/content/statistics', { signedIn: true });
    await pressOnce('Edit: 24 hours');
    const number = screen.getByLabelText('Number');
    expect(number).toHaveAccessibleDescription(/\{freeHours\}, is filled in from your policy/);
    expect(screen.getByLabelText('Title')).not.toHaveAccessibleDescription();
    expect(await screen.findByText('{bookingFee}')).toBeInTheDocument();
    expect(screen.getByText('LKR 1,000')).toBeInTheDocument();
    await userEvent.clear(number);
    await userEvent.paste('{freeHour}');
    await press('Save');
    expect(number).toHaveAccessibleDescription(/Number: \{freeHour\} is not filled in. These are: .*\{freeHours\}/);
    expect(salon.callsTo('PATCH /admin/content/statistics/f')).toEqual([]);
  });
});

describe('the almanac', () => {
  const month = (number: number, archived = false) =>
    entry(`m${number}`, { month: number, title: `Moon ${number}`, text: 'Rain.', image: '/art/a.svg' }, { archived });
  const openWith = (entries: object[]) => {
    contentSalon({ 'GET /admin/content/almanac': { entries } });
    open('/admin/content/almanac', { signedIn: true });
  };
  const months = () =>
    within(screen.getByLabelText('Month'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const year = Array.from({ length: 12 }, (_, at) => month(at + 1));

  it('offers a new month only while one is missing', async () => {
    openWith(year);
    await screen.findByRole('heading', { name: 'May: Moon 5' });
    expect(screen.queryByRole('button', { name: 'New month' })).toBeNull();
  });

  it('offers the missing months by name, and wants one', async () => {
    openWith([...year.slice(0, 10), month(12, true)]);
    await pressOnce('New month');
    await waitFor(() => expect(months()).toEqual(['Choose a month', 'November', 'December']));
    expect(screen.getByLabelText('Text').tagName).toBe('TEXTAREA');
    await press('Create month');
    expect(screen.getByLabelText('Month')).toHaveAccessibleDescription('Choose a month');
    expect(screen.getByLabelText(/^Picture/)).toHaveAccessibleDescription('Choose a picture');
  });

  it('offers the own month of an item too', async () => {
    openWith(year);
    await pressOnce('Edit: March: Moon 3');
    expect(screen.getByLabelText('Month')).toHaveDisplayValue('March');
    await waitFor(() => expect(months()).toEqual(['Choose a month', 'March']));
  });
});

describe('the link of a question', () => {
  const more = { text: 'About', to: '/about' };
  const openWith = async (replies: object) => {
    const salon = contentSalon({
      'GET /admin/content/faq': { entries: [entry('q', { question: 'Tea?', answer: 'Yes.', more })] },
      'PATCH /admin/content/faq/q': { entry: entry('q', {}), act },
      ...replies,
    });
    open('/admin/content/faq', { signedIn: true });
    await pressOnce('Edit: Tea?');
    return salon;
  };

  it('is refused when it leads nowhere', async () => {
    const salon = await openWith({ 'HEAD /abuot': new Response(null, { status: 404 }) });
    await fill('Page', '/abuot');
    await press('Save');
    expect(await screen.findByText('There is no page /abuot on this site')).toBeVisible();
    expect(salon.callsTo('PATCH /admin/content/faq/q')).toEqual([]);
  });

  it('is saved when its page exists', async () => {
    const salon = await openWith({ 'HEAD /contact': new Response(null) });
    await fill('Page', '/contact');
    await press('Save');
    await waitFor(() =>
      expect(salon.callsTo('PATCH /admin/content/faq/q').map(({ body }) => body)).toEqual([
        { more: { text: 'About', to: '/contact' }, version: 'v1' },
      ]),
    );
  });
});

it('the phone of the salon is a number that can be called', async () => {
  contentSalon({ 'GET /admin/content/settings': { entries: [entry('site', { phone: '+94 11 000 0000' })] } });
  open('/admin/content/settings', { signedIn: true });
  await fill('Phone', 'abc');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
  await press('Save');
  expect(await screen.findByText('Phone must be a number of 7 to 15 digits')).toBeVisible();
});
