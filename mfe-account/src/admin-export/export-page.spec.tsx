import { messages } from '@salon/contracts';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { screen, waitFor } from '@testing-library/react';
import { press } from '../testing/content-salon.js';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const size = { customers: 1204, visits: 195, services: 40, pictures: 3, rows: 2310, bytes: 2_400_000 };
const POST = 'POST /admin/export';

/** A file with `bytes` received, which then ends, breaks or waits. */
function fileOf(bytes: number, then: 'ends' | 'breaks' | 'waits'): Response {
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isFirst) controller.enqueue(new Uint8Array(bytes));
      else if (then === 'breaks') controller.error(new TypeError('network error'));
      else if (then === 'ends') controller.close();
      isFirst = false;
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/zip' } });
}

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

function openExport(reply: Reply) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/export': { size },
    [POST]: reply,
  });
  return { ...salon, ...open('/admin/export', { signedIn: true }) };
}

it('says what the archive holds and that it has to be kept safe, and saves it', async () => {
  const salon = openExport(fileOf(2_300_000, 'ends'));
  expect(await screen.findByText('1,204')).toBeInTheDocument();
  expect(screen.getByText(/password hashes of all accounts/)).toHaveTextContent('cannot be undone');
  await press('Export everything');
  expect(await screen.findByText(/is in your downloads/)).toHaveTextContent(/^salon-.*\.zip \(2\.3 MB\)/);
  expect([salon.callsTo(POST).length, saved.length]).toEqual([1, 1]);
  await press('Save it again');
  expect([salon.callsTo(POST).length, saved.length]).toEqual([1, 2]);
});

it('shows how much has arrived, and can be cancelled', async () => {
  openExport(fileOf(1_200_000, 'waits'));
  await screen.findByText('195');
  await press('Export everything');
  expect(await screen.findByText(/^1\.2 MB of about 2\.4 MB/)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveValue(0.5);
  await press('Cancel');
  expect(await screen.findByRole('button', { name: 'Export everything' })).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it.each([
  ['breaks', fileOf(1_200_000, 'breaks'), messages.downloadBroken],
  ['is refused', refuse(429, 'TOO_MANY', 'Too many attempts.'), 'Too many attempts.'],
])('says so when it %s, saves nothing and offers another try', async (_how, reply, sentence) => {
  openExport(reply);
  await screen.findByText('195');
  await press('Export everything');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('ends a session that the server no longer knows', async () => {
  const { here } = openExport(refuse(401, 'TOKEN_INVALID', 'x'));
  await screen.findByText('195');
  await press('Export everything');
  await waitFor(() => expect(here()).toMatch(/^\/login/));
});

it('says that it cannot be counted, and offers another try', async () => {
  accountSalon({ 'GET /auth/me': { user: admin }, 'GET /admin/export': refuse(403, 'ADMIN_ONLY', 'x') });
  open('/admin/export', { signedIn: true });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});
