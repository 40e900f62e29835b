import { accountRefusals, generalRefusals, messages, type User } from '@salon/contracts';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, confirmed, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const DATA = 'GET /users/me/data';
const VISITS = 'GET /appointments/my-appointments';
const DELETE = 'DELETE /users/me';
const QUESTION = 'Delete your account?';
const FOR_GOOD = 'Delete my account for good';
const FILE = '{\n  "account": {}\n}';

/** The files that the page saved: name and content. */
let saved: [string, Blob][] = [];
beforeEach(() => {
  saved = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push([this.download, blobs[Number(this.href.split(':')[1])]!]);
  };
});

/** Nothing stands in the way, unless a spec says so. */
const show = async (replies: Record<string, Reply> = {}, who: User = user) => {
  const salon = accountSalon({ 'GET /auth/me': { user: who }, [VISITS]: { appointments: [] }, ...replies });
  const page = open('/profile', { signedIn: true });
  const section = within(await screen.findByRole('region', { name: 'Your data' }));
  return { salon, page, section };
};
const dialog = () => within(screen.getByRole('alertdialog', { name: QUESTION }));
const press = (name: string, inside: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(inside.getByRole('button', { name }));

describe('Your data on /profile', () => {
  it('T64 A19 stands below the sessions and is downloaded as a file', async () => {
    const { salon, section } = await show({ [DATA]: () => new Response(FILE) });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(-2)).toEqual(['Where you are signed in', 'Your data']);
    await press('Download my data', section);
    expect(await screen.findByText(messages.myDataSaved)).toBeInTheDocument();
    expect(saved.map(([name]) => name)).toEqual(['araliya-my-data.json']);
    expect(saved[0]![1].size).toBe(FILE.length);
    expect(salon.callsTo(DATA)[0]!.headers).toMatchObject({ authorization: 'Bearer token-of-dilani' });
  });

  it('T64 is busy while it is prepared, and is sent for once', async () => {
    const { salon, section } = await show({ [DATA]: never });
    await press('Download my data', section);
    await waitFor(() =>
      expect(section.getByRole('button', { name: 'Download my data' })).toHaveAttribute('aria-busy', 'true'),
    );
    await press('Download my data', section);
    expect(salon.callsTo(DATA)).toHaveLength(1);
  });

  it.each([
    [refuse(503, 'UPSTREAM_DOWN', ''), 'Server error. Please try again later'],
    [() => Promise.reject(new TypeError('network')), messages.noResponse],
  ])('T64 says why it cannot be downloaded, and saves no file', async (reply, sentence) => {
    const { section } = await show({ [DATA]: reply });
    await press('Download my data', section);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('T64 A19 the dialog says first that it cannot be undone, what goes, what stays and why', async () => {
    const { salon, section } = await show();
    await press('Delete my account', section);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^This cannot be undone\./);
    expect(dialog().getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    expect(dialog().getByText(/name, e-mail address, phone number/)).toBeVisible();
    expect(dialog().getByText(/^Your visits and payments, without your name: the law/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(section.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
    expect(salon.callsTo(DELETE)).toEqual([]);
  });

  it('T64 A19 the dialog names the visits and refunds known to stand in the way, before the password', async () => {
    const cancelled = { ...confirmed, status: 'cancelled', feePaid: 0 };
    const appointments = [
      confirmed,
      { ...confirmed, _id: 'b0', date: '2020-01-02', startsAt: '2020-01-02T04:30:00.000Z', minutes: 60 * 24 * 36_500 },
      { ...cancelled, _id: 'b1', date: '2026-12-06', money: 'paid_unplaced' },
      { ...cancelled, _id: 'b2', date: '2026-12-07', money: 'refund_due' },
      { ...cancelled, _id: 'b3', date: '2026-12-08', money: 'refunded' },
    ];
    const { salon, section } = await show({ [VISITS]: { appointments } });
    await press('Delete my account', section);
    await dialog().findByText('Your account cannot be deleted yet:');
    const notice = within(dialog().getByRole('status'));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^This.* Your account cannot be deleted yet:/);
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Frangipani Glow Facial, December 5, 2026 is still to come. Please cancel it, or wait until it is over.',
      'Frangipani Glow Facial, January 2, 2020 is not over yet. Please wait until it is.',
      'Frangipani Glow Facial, December 6, 2026 is paid and still needs a time. Please choose one, or ask us for a refund.',
      expect.stringMatching(
        /^We still owe you the refund of LKR.1,000\.00 for Frangipani Glow Facial, December 7, 2026\./,
      ),
    ]);
    expect(notice.getByText('If cancelling brings you a refund, it must have arrived, too.')).toBeVisible();
    expect(notice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/appointments',
      '/profile/appointments',
      '/profile/appointments',
      '/receipt/b2',
    ]);
    expect(salon.callsTo(DELETE)).toEqual([]);
  });

  it('T64 what stands in the way is announced when it is read after the dialog has opened', async () => {
    let resolve!: (reply: object) => void;
    const reply = new Promise<object>((done) => (resolve = done));
    const { section } = await show({ [VISITS]: () => reply });
    await press('Delete my account', section);
    const region = dialog().getByRole('status');
    expect(region).toBeEmptyDOMElement();
    resolve({ appointments: [confirmed] });
    await waitFor(() => expect(region).toHaveTextContent('Your account cannot be deleted yet:'));
  });

  it.each([
    ['nothing stands in the way', { appointments: [{ ...confirmed, status: 'completed' }] }],
    ['the visits cannot be read', refuse(503, 'UPSTREAM_DOWN', '')],
  ])('T64 the dialog names nothing when %s; the salon decides', async (_why, visits) => {
    const { salon, section } = await show({ [VISITS]: visits });
    await press('Delete my account', section);
    await waitFor(() => expect(salon.callsTo(VISITS).length).toBeGreaterThan(0));
    expect(dialog().getByRole('button', { name: FOR_GOOD })).toBeEnabled();
    expect(dialog().queryByText('Your account cannot be deleted yet:')).toBeNull();
  });

  it('T64 A19 deletes the account by keyboard, ends the session and goes home', async () => {
    const { salon, page, section } = await show({ [DELETE]: {} });
    section.getByRole('button', { name: 'Delete my account' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(dialog().getByRole('button', { name: FOR_GOOD })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(messages.accountDeleted)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('who')).toHaveTextContent('guest'));
    expect([page.here(), localStorage.getItem('token'), salon.callsTo(DELETE).length]).toEqual(['/', null, 1]);
    expect(salon.callsTo('GET /auth/logout')).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('T64 stays open and cannot be pressed twice while it runs', async () => {
    const { salon, section } = await show({ [DELETE]: never });
    await press('Delete my account', section);
    await press(FOR_GOOD, dialog());
    expect(dialog().getByRole('button', { name: FOR_GOOD })).toHaveAttribute('aria-busy', 'true');
    expect(dialog().getByRole('button', { name: 'Keep my account' })).toBeDisabled();
    await press(FOR_GOOD, dialog());
    await userEvent.keyboard('{Escape}');
    expect(dialog().getByText(/cannot be undone/)).toBeVisible();
    expect(salon.callsTo(DELETE)).toHaveLength(1);
  });

  it.each([
    ['a visit to come', refuse(409, 'DELETION_REFUSED', 'You have a visit to come.'), 'You have a visit to come.'],
    ['a service that is away', refuse(503, 'UPSTREAM_DOWN', ''), 'Server error. Please try again later'],
    ['a half deletion', refuse(503, 'DELETION_UNFINISHED', 'x'), accountRefusals.DELETION_UNFINISHED.text],
    ['a confirmation that was closed', refuse(403, 'CONFIRMATION_NEEDED', 'Please confirm.'), 'Please confirm.'],
    ['something odd', refuse(418, 'ODD', ''), messages.accountDeleteFailed],
  ])('T64 shows %s in the dialog, which stays open, and can be repeated', async (_what, reply, sentence) => {
    const { salon, section } = await show({ [DELETE]: reply });
    await press('Delete my account', section);
    await press(FOR_GOOD, dialog());
    expect(await dialog().findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('who')).toHaveTextContent(user.name);
    await press('Keep my account', dialog());
    await press('Delete my account', section);
    expect(dialog().queryByRole('alert')).toBeNull();
    salon.replies[DELETE] = {};
    await press(FOR_GOOD, dialog());
    await waitFor(() => expect(screen.getByLabelText('who')).toHaveTextContent('guest'));
  });

  it('T64 A19 says what to do when a repeated try finds no session, after a response that was lost', async () => {
    const { salon, page, section } = await show({ [DELETE]: () => Promise.reject(new TypeError('network')) });
    await press('Delete my account', section);
    await press(FOR_GOOD, dialog());
    expect(await dialog().findByRole('alert')).toHaveTextContent(messages.noResponse);
    salon.replies[DELETE] = refuse(401, 'SESSION_ENDED', '');
    await press(FOR_GOOD, dialog());
    expect(await screen.findByText(messages.accountMayBeDeleted)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('who')).toHaveTextContent('guest'));
    expect([page.here(), localStorage.getItem('token')]).toEqual(['/', null]);
    expect(screen.queryByText(generalRefusals.unauthenticated)).toBeNull();
  });

  it('T64 a session that has ended before the first try leads to the login page as usual', async () => {
    const { page, section } = await show({ [DELETE]: refuse(401, 'SESSION_ENDED', '') });
    await press('Delete my account', section);
    await press(FOR_GOOD, dialog());
    expect(await dialog().findByRole('alert')).toHaveTextContent(generalRefusals.unauthenticated);
    expect([page.here(), localStorage.getItem('token')]).toEqual(['/profile', null]);
    await waitFor(() => expect(page.here()).toMatch(/^\/login/), { timeout: 3_000 });
  });

  it('T64 A19 offers staff the download only', async () => {
    const { section } = await show({}, admin);
    expect(section.getByText(/You work here with this account/)).toBeVisible();
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download my data']);
  });
});
