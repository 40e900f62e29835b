import { type MyDay, type OwnVisit, permissionsOf } from '@salon/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { openVisit, recorded, visit } from '../testing/visit-page.js';

const SAID = 'A visit cannot be completed before it begins: this one can be completed from 9:30 AM.';

it.each([
  ['started before its time', { progress: 'started' as const, moves: [] }, true],
  ['expected', { moves: [] }, false],
  ['started in time', { progress: 'started' as const, moves: [{ to: 'completed' as const, undoable: true }] }, false],
  ['completed', { progress: 'started' as const, status: 'completed' as const, moves: [] }, false],
])('says from when a visit can be completed at the desk: %s', async (_what, change, isSaid) => {
  openVisit({ visit: { ...visit, ...change } });
  await screen.findByRole('heading', { level: 1, name: 'Ama Silva' });
  expect(screen.queryAllByText(SAID)).toHaveLength(isSaid ? 1 : 0);
});

const begun = { to: 'completed' as const, undoable: true };
it.each([
  ['in its first minutes', { moves: [begun] }, true],
  ['before it begins', { moves: [] }, false],
  ['once it can be noted', { moves: [begun, { to: 'no_show' as const, undoable: true }] }, false],
  ['whose customer is here', { moves: [begun], progress: 'arrived' as const }, false],
])('says from when a visit can be noted as a no-show: %s', async (_what, change, isSaid) => {
  openVisit({ visit: { ...visit, ...change } });
  await screen.findByRole('heading', { level: 1, name: 'Ama Silva' });
  expect(screen.queryAllByText('“Did not come” can be noted from 9:45 AM.')).toHaveLength(isSaid ? 1 : 0);
});

it.each([
  [5160, 'Marked as a no-show: LKR 5,160.00 is owed. The customer is not mailed.'],
  [0, 'Marked as a no-show. The customer is not mailed.'],
])('says what a no-show leaves owed: %s', async (due, said) => {
  const moves = [{ to: 'no_show' as const, undoable: true }];
  openVisit(
    { visit: { ...visit, moves } },
    { 'PATCH /appointments/a2/status': { appointment: { ...visit, status: 'no_show', due }, act: recorded } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Did not come' }));
  expect(await screen.findByText(said)).toBeVisible();
});

it.each<[string, Partial<OwnVisit>, boolean]>([
  ['started before its time', { state: 'started', steps: [] }, true],
  ['arrived', { state: 'arrived', steps: ['started'] }, false],
  ['started in time', { state: 'started', steps: ['done'] }, false],
])('says from when a stylist can be done: %s', async (_what, change, isSaid) => {
  const own: OwnVisit = {
    ...{ _id: 'v1', startTime: '09:30', endTime: '10:30', firstName: 'Ama', services: [], note: '', allergies: '' },
    ...{ customerNotes: '', state: 'expected', steps: [], takeBack: null },
    ...change,
  };
  const day: MyDay = {
    ...{ date: '2026-12-05', asOf: '09:20', closed: null, shifts: [], stylist: { _id: 's1', name: 'Ishara' } },
    visits: [own],
  };
  accountSalon({
    'GET /auth/me': { user: { ...user, permissions: permissionsOf('stylist') } },
    'GET /my-day': day,
  });
  open('/my-day', { signedIn: true });
  await screen.findByRole('heading', { name: 'Ama' });
  expect(screen.queryAllByText(SAID)).toHaveLength(isSaid ? 1 : 0);
});
