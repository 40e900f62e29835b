import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer, fakeApi, open } from '../testing/open.js';

const SITE = {
  companyName: 'Araliya',
  address: '12 Temple Flower Lane',
  phone: '+94 11 000 0000',
  email: 'hello@araliya.test',
  whatsapp: '+94 77 000 0000',
  mapUrl: 'https://maps.example/x',
  hours: [{ days: 'Monday to Saturday', open: '9:00 AM – 6:00 PM' }],
  social: [],
};
type Answer = () => Response | Promise<Response>;

const refusal =
  (status: number, body: object): Answer =>
  () =>
    new Response(JSON.stringify({ status: 'error', ...body }), { status });

/** The contact page; its messages get `answers` in turn as responses. */
async function contact(answers: Answer[] = [], me: typeof customer | null = null) {
  fakeApi(me, { '/api/site': { site: SITE } });
  const others = globalThis.fetch;
  const sent: unknown[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (url !== '/api/contact') return others(url, init);
    sent.push({ method: init.method, ...JSON.parse(init.body as string) });
    return answers[sent.length - 1]!();
  }) as unknown as typeof fetch;
  open('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  return sent;
}

const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const emailField = () => screen.getByRole('textbox', { name: 'Email address' });
const messageField = () => screen.getByRole('textbox', { name: 'Message' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fill(message = 'Do you have a free hour on Friday?') {
  await userEvent.type(nameField(), ' Nimali Perera ');
  await userEvent.type(emailField(), 'nimali@example.test');
  await userEvent.click(messageField());
  await userEvent.paste(message);
}

describe('contact', () => {
  it('S-044 S-045 tells address, phone, hours and chat, and leads to the map', async () => {
    await contact();
    expect(await screen.findByRole('link', { name: '+94 11 000 0000' })).toHaveAttribute('href', 'tel:+94110000000');
    expect(screen.getAllByText('12 Temple Flower Lane')).not.toHaveLength(0);
    expect(screen.getByRole('row', { name: 'Monday to Saturday 9:00 AM – 6:00 PM' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', 'https://wa.me/94770000000');
    expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', 'https://maps.example/x');
  });

  it('sends name, e-mail and message, and announces the thank-you message', async () => {
    const sent = await contact([() => new Response('{"status":"success","data":{}}', { status: 201 })]);
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Thank you, Nimali Perera' })).toHaveFocus();
    expect(sent).toEqual([
      {
        method: 'POST',
        name: 'Nimali Perera',
        email: 'nimali@example.test',
        message: 'Do you have a free hour on Friday?',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(messageField()).toHaveValue('');
    expect(nameField()).toHaveFocus();
  });

  it('lets nothing be typed while it is sent', async () => {
    const sent = await contact([() => new Promise<Response>(() => {})]);
    await fill();
    await send();
    for (const field of [nameField(), emailField(), messageField()]) {
      const { value } = field as HTMLInputElement;
      await userEvent.type(field, 'more');
      expect(field).toHaveValue(value);
    }
    await userEvent.type(emailField(), '{Enter}');
    expect(sent).toHaveLength(1);
  });

  it('says under each field what is missing, and sends nothing', async () => {
    const sent = await contact();
    await send();
    expect(nameField()).toHaveAccessibleDescription('Name is required');
    expect(emailField()).toHaveAccessibleDescription('Email is required');
    expect(messageField()).toHaveAccessibleDescription('0 of 2,000 characters Message is required');
    expect(nameField()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('takes 2,000 characters and no more', async () => {
    const sent = await contact([() => new Response('{"status":"success","data":{}}')]);
    await fill('a'.repeat(2001));
    expect(messageField()).toHaveAccessibleDescription('2,001 of 2,000 characters');
    await send();
    expect(messageField()).toHaveAccessibleDescription(
      '2,001 of 2,000 characters Message must be at most 2,000 characters',
    );
    expect(sent).toEqual([]);
    await userEvent.type(messageField(), '{Backspace}');
    await send();
    await screen.findByRole('heading', { name: /^Thank you/ });
  });

  const failures: [string, Answer, string][] = [
    ['is not known to the server', refusal(404, {}), 'The requested resource was not found'],
    [
      'comes too often',
      refusal(429, { message: 'Too many attempts. Please wait a moment and try again.' }),
      'Too many attempts. Please wait a moment and try again.',
    ],
    ['meets a fault', refusal(500, { message: 'stack' }), 'Server error. Please try again later'],
    [
      'gets no answer',
      () => Promise.reject(new TypeError('offline')),
      'Cannot connect to server. Please check your internet connection or try again later.',
    ],
    ['gets a response without a message', refusal(418, {}), 'Failed to send message'],
  ];
  it.each(failures)('a message that %s stays in the form, with the reason', async (_, answer, sentence) => {
    await contact([answer, () => new Response('{"status":"success","data":{}}')]);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(messageField()).toHaveValue('Do you have a free hour on Friday?');
    await send();
    await screen.findByRole('heading', { name: /^Thank you/ });
  });

  it('shows what the server says about a field at that field', async () => {
    await contact([refusal(400, { message: 'Email is invalid', errors: { email: 'Email is invalid', other: 'x' } })]);
    await fill();
    await send();
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription('Email is invalid'));
    expect(emailField()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fills in the details of a signed-in customer', async () => {
    await contact([], customer);
    await waitFor(() => expect(nameField()).toHaveValue('Nimali Perera'));
    expect(emailField()).toHaveValue('nimali@example.test');
  });

  it.each([
    ['shows it to them after they signed in again', customer, 'About Friday'],
    ['shows it to no other customer', { ...customer, _id: 'u2' }, ''],
    ['shows it to no guest', null, ''],
  ])('keeps what a customer wrote when the session ended, and %s', async (_title, next, shown) => {
    sessionStorage.clear();
    await contact([], customer);
    await waitFor(() => expect(nameField()).toHaveValue('Nimali Perera'));
    await userEvent.type(messageField(), 'About Friday');
    cleanup(); // The page gives way to the login page.
    await contact([], next);
    await waitFor(() => expect(nameField()).toHaveValue(next ? 'Nimali Perera' : ''));
    expect(messageField()).toHaveValue(shown);
  });

  it('forgets what was sent', async () => {
    sessionStorage.clear();
    await contact([() => new Response('{"status":"success","data":{}}', { status: 201 })], customer);
    await waitFor(() => expect(nameField()).toHaveValue('Nimali Perera'));
    await userEvent.type(messageField(), 'May I come at seven?');
    await send();
    await screen.findByRole('heading', { name: 'Thank you, Nimali Perera' });
    expect(sessionStorage).toHaveLength(0);
  });
});
