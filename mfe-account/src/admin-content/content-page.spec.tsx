import { never, refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, contentSalon, fill, press, service } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Services' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
describe('/admin/content', () => {
  it('B1 leads to each content type', async () => {
    contentSalon();
    const page = open('/admin/content', { signedIn: true });
    await userEvent.click(await screen.findByRole('link', { name: /^Services/ }));
    await screen.findByRole('heading', { name: 'Services', level: 1 });
    expect(page.here()).toBe('/admin/content/services');
  });

  it('has no page of an unknown content type', async () => {
    contentSalon();
    open('/admin/content/acts', { signedIn: true });
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  });
});

describe('/admin/content/services', () => {
  it('B1 lists what guests see, then what is archived', async () => {
    contentSalon();
    open('/admin/content/services', { signedIn: true });
    expect(await rows()).toEqual([expect.stringContaining('Haircut'), expect.stringMatching(/Perm Archived/)]);
    expect((await rows())[0]).toContain('Hair Style LKR 4,500.00 60 minutes');
  });

  it('B1 changes a price, sends that alone, and can be undone from its message', async () => {
    const salon = contentSalon({
      'PATCH /admin/content/services/a': { entry: service('a', 'Haircut'), act },
      'POST /admin/content-acts/act1/undo': { act },
    });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Hair Style');
    expect(within(screen.getByLabelText('Category')).queryByText('Old')).toBeNull();
    await fill('Price (LKR)', '4800.50');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(salon.callsTo('PATCH /admin/content/services/a').map(({ body }) => body)).toEqual([
      { price: 4800.5, version: 'v-a' },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await screen.findByText('Undone.');
  });

  it('B1 says at each field what is wrong, sends nothing and keeps what was typed', async () => {
    const salon = contentSalon();
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('New service');
    await fill('Title', 'Scalp facial');
    await fill('Price (LKR)', 'much');
    await press('Create service');
    expect(await screen.findByText('Price must be an amount between LKR 0 and LKR 1,000,000')).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveFocus();
    expect(screen.getByLabelText('Title')).toHaveValue('Scalp facial');
    expect(salon.callsTo('POST /admin/content/services')).toEqual([]);
  });

  it("keeps what was typed when the server refuses, with the server's sentence", async () => {
    contentSalon({
      'PATCH /admin/content/services/a': refuse(409, 'CATEGORY_GONE', 'The category nails does not exist.'),
    });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    await fill('Title', 'Short haircut');
    await press('Save');
    expect(await screen.findByText('The category nails does not exist.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Short haircut');
  });

  it('asks before it throws away what was typed', async () => {
    contentSalon();
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    await fill('Title', 'Short haircut');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Short haircut');
    await userEvent.keyboard('{Escape}');
    await press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('uploads a picture when it is chosen, and saves its address', async () => {
    const imageUrl = `/media/catalog/${'0f'.repeat(16)}-4x4-e9b44c/4.webp`;
    const salon = contentSalon({
      'POST /admin/content-pictures': { imageUrl },
      'PATCH /admin/content/services/a': { entry: service('a', 'Haircut'), act },
    });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    const picture = new File(['x'], 'rain.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/^Picture/), picture);
    await screen.findByRole('button', { name: 'Remove the picture' });
    await press('Save');
    await waitFor(() =>
      expect(salon.callsTo('PATCH /admin/content/services/a').map(({ body }) => body)).toEqual([
        { thumbnail: imageUrl, version: 'v-a' },
      ]),
    );
  });

  it('keeps the form until its picture has arrived', async () => {
    contentSalon({ 'POST /admin/content-pictures': never });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    await userEvent.upload(screen.getByLabelText(/^Picture/), new File(['x'], 'rain.png', { type: 'image/png' }));
    await screen.findByRole('progressbar', { name: 'Upload' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('leaves the focus where it is while one of several problems is mended', async () => {
    contentSalon();
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('New service');
    await press('Create service');
    expect(await screen.findByText('Title is required')).toBeVisible();
    await fill('Title', 'Scalp facial');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Title')).toHaveValue('Scalp facial');
    expect(screen.getByText('Description is required')).toBeVisible();
  });

  it('B1 archives without a question, and restores', async () => {
    const salon = contentSalon({
      'POST /admin/content/services/a/archive': { entry: service('a', 'Haircut'), act },
      'POST /admin/content/services/b/restore': { entry: service('b', 'Perm'), act },
    });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Archive: Haircut');
    await press('Restore: Perm');
    await waitFor(() => expect(salon.callsTo('POST /admin/content/services/b/restore')).toHaveLength(1));
    expect(salon.callsTo('POST /admin/content/services/a/archive')).toHaveLength(1);
  });

  it('B1 lists what was done in the last day, each with Undo', async () => {
    const change = {
      kind: 'services',
      by: 'Nadeesha',
      at: '2026-11-20T04:00:00.000Z',
      undoUntil: '2099-01-01T00:00:00.000Z',
    };
    const acts = [
      { ...change, _id: 'act1', what: 'edit', entryId: 'a', undone: false },
      { ...change, _id: 'act2', what: 'archive', entryId: 'b', undone: true },
      { ...change, _id: 'act3', kind: 'faq', what: 'edit', entryId: 'c', undone: false },
    ];
    const salon = contentSalon({
      'GET /admin/content-acts?kind=services': { acts },
      'POST /admin/content-acts/act1/undo': { act },
    });
    open('/admin/content/services', { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Changed: Haircut' }));
    await screen.findByText('Undone.');
    expect(salon.callsTo('POST /admin/content-acts/act1/undo')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Undo: .*(Perm|a service)/ })).toBeNull();
  });

  it('says that it loads', async () => {
    contentSalon({ 'GET /admin/content/services': never });
    open('/admin/content/services', { signedIn: true });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('offers to retry after a failure', async () => {
    contentSalon({
      'GET /admin/content/services': refuse(503, 'DATABASE_DOWN', 'Server error. Please try again later'),
    });
    open('/admin/content/services', { signedIn: true });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
