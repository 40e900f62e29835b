import { type CustomerRecord, generalRefusals, messages } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { keepDraft } from '@salon/web-kit/queries';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import type { FormDraft } from '../fields-form/fields.rules.js';
import { accountSalon, open } from '../testing/open.js';

const ID = '11111111-1111-4111-8111-111111111111';
const RECORD = `GET /admin/customers/${ID}`;
const record: CustomerRecord = {
  customer: {
    _id: ID,
    name: 'Nimali Perera',
    email: 'nimali@example.test',
    phone: '0771234567',
    city: 'Kandy',
    notes: '',
    hasAccount: true,
    since: '2024-03-01T05:00:00.000Z',
    ids: [ID],
  },
  history: {
    visits: [],
    total: 0,
    completed: 0,
    noShows: 0,
    lateCancellations: 0,
    refundsDue: 0,
    notPaid: 0,
    notes: { allergies: '', preferences: '', notes: '', blocked: '', prepay: '', version: 'n0' },
    merged: [],
    into: null,
  },
  alsoKnownAs: [],
};

it.each([
  ['fails', refuse(503, 'DATABASE_DOWN', ''), generalRefusals.unavailable],
  ['has no notes', { ...record, history: null }, messages.contentSaveFailed],
])('a conflict is said in the form when the next read %s, and what is typed is kept', async (_what, next, sentence) => {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [RECORD]: record,
    [`PUT /admin/customers/${ID}/notes`]: refuse(409, 'CHANGED_MEANWHILE', 'x'),
  });
  open(`/admin/customers/${ID}`, { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Write notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Allergies/ }), 'Nuts');
  salon.replies[RECORD] = next;
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Allergies/ })).toHaveValue('Nuts');
});

it('the form opens with what was typed before the session ended', async () => {
  accountSalon({ 'GET /auth/me': { user: admin }, [RECORD]: record });
  const path = `/admin/customers/${ID}`;
  const draft: FormDraft = { form: 'notes', version: 'n0', before: { allergies: '' }, typed: { allergies: 'Nuts' } };
  open(path, { signedIn: true, before: () => keepDraft(path, admin._id, { draft: JSON.stringify(draft) }) });
  expect(await screen.findByRole('textbox', { name: /Allergies/ })).toHaveValue('Nuts');
});
