import { messages } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { act as settle, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, contentSalon, fill, press, service, stylist } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const PATCH = 'PATCH /admin/content/services/a';
const PICTURE = 'POST /admin/content-pictures';
const find = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function edit(replies: Parameters<typeof contentSalon>[0]) {
  const salon = contentSalon(replies);
  open('/admin/content/services', { signedIn: true });
  await find('Edit: Haircut');
  return salon;
}

it.each([
  ['a service', '/admin/content/services', 'Edit: Haircut', 'Title', PATCH, { entry: service('a', 'Haircut'), act }],
  [
    'a stylist',
    '/admin/stylists',
    'Edit: Dilani',
    'Name',
    'PATCH /admin/stylists/s1',
    { stylist: stylist('s1', 'Dilani'), act },
  ],
])('the form of %s stays open while it is saved', async (_which, path, name, label, call, reply) => {
  let finish = (_reply: unknown) => {};
  const salon = contentSalon({
    'GET /admin/salon-changes?subjects=stylist,stylistOrder': { changes: [] },
    'GET /admin/stylists': { stylists: [stylist('s1', 'Dilani')] },
    'GET /admin/stylists/s1/visits': { visits: [] },
    [call]: () => new Promise((resolve) => (finish = resolve)),
  });
  open(path, { signedIn: true });
  await find(name);
  await fill(label, 'Another');
  await press('Save');
  await waitFor(() => expect(salon.callsTo(call)).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name })).toBeVisible();
  await settle(async () => finish(reply));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('can be closed again once saving has failed', async () => {
  await edit({ [PATCH]: refuse(418, 'ODD', 'Please try again later.') });
  await fill('Title', 'Silk cut');
  await press('Save');
  await screen.findByText('Please try again later.');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

it('says that a new item may be there already when its response was lost, and shows it in the list', async () => {
  const salon = contentSalon({
    'POST /admin/content/faq': () => {
      salon.replies['GET /admin/content/faq'] = { entries: [entry] };
      return Promise.reject(new TypeError('fetch failed'));
    },
  });
  const entry = { ...service('f9', ''), fields: { question: 'Is there parking?', answer: 'Yes.' } };
  open('/admin/content/faq', { signedIn: true });
  await find('New question');
  await fill('Question', 'Is there parking?');
  await fill('Answer', 'Yes.');
  await press('Create question');
  expect(await screen.findByText(messages.mayBeCreated)).toBeVisible();
  expect(await screen.findByText('Is there parking?', { selector: 'li *' })).toBeInTheDocument();
  expect(screen.getByLabelText('Question')).toHaveValue('Is there parking?');
});

it('moves the focus to Save when no field is wrong, each time', async () => {
  await edit({ [PATCH]: refuse(418, 'ODD', 'Please try again later.') });
  for (const letter of ['s', 't']) {
    await userEvent.type(screen.getByLabelText('Title'), `${letter}{Enter}`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
    expect(screen.getByText('Please try again later.')).toBeVisible();
  }
});

describe('the picture of a form', () => {
  const picture = new File(['x'], 'rain.png', { type: 'image/png' });
  const choose = async () => userEvent.upload(await screen.findByLabelText(/^Picture/), picture);

  it('can be the same file again after its upload has failed', async () => {
    const salon = await edit({ [PICTURE]: refuse(418, 'ODD', 'Please try again later.') });
    await choose();
    await screen.findByText('Please try again later.');
    await choose();
    await waitFor(() => expect(salon.callsTo(PICTURE)).toHaveLength(2));
  });

  it('is named by its field and says what became of it', async () => {
    await edit({ [PICTURE]: { imageUrl: '/media/catalog/rain/4.webp' } });
    expect(await screen.findByLabelText(/^Picture/)).toHaveAccessibleName('Picture (optional) Choose a picture');
    await choose();
    expect(await screen.findByText('Uploaded. It is used once you save.')).toBeVisible();
    expect(screen.getByLabelText(/^Picture/)).toHaveAccessibleName('Picture (optional) Choose another picture');
    await press('Remove the picture');
    expect(screen.queryByText('Uploaded. It is used once you save.')).toBeNull();
  });

  it('still says what became of it once its focal point is set', async () => {
    await edit({ [PICTURE]: { imageUrl: '/media/catalog/rain/4.webp' } });
    await choose();
    fireEvent.change(await screen.findByLabelText('From the left'), { target: { value: '20' } });
    expect(screen.getByLabelText('From the left')).toHaveValue('20');
    expect(screen.getByText('Uploaded. It is used once you save.')).toBeVisible();
  });

  it('keeps the focus while it is uploaded, and takes no other one meanwhile', async () => {
    let finish = (_reply: unknown) => {};
    const salon = await edit({ [PICTURE]: () => new Promise((resolve) => (finish = resolve)) });
    const field = await screen.findByLabelText(/^Picture/);
    await choose();
    await waitFor(() => expect(field).toHaveAttribute('aria-disabled', 'true'));
    expect(field).toHaveFocus();
    await choose();
    await settle(async () => finish({ imageUrl: '/media/catalog/rain/4.webp' }));
    expect(await screen.findByText('Uploaded. It is used once you save.')).toBeVisible();
    expect(field).toHaveFocus();
    expect(salon.callsTo(PICTURE)).toHaveLength(1);
  });

  it('begins the progress of a second upload at its start', async () => {
    await edit({ [PICTURE]: { imageUrl: '/media/catalog/rain/4.webp' } });
    await choose();
    await screen.findByRole('button', { name: 'Remove the picture' });
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override send() {} // Nothing is reported.
    };
    await userEvent.upload(screen.getByLabelText(/^Picture/), new File(['y'], 'sun.png', { type: 'image/png' }));
    expect(await screen.findByText('Uploading...')).toBeVisible();
  });
});
