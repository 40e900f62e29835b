import { type MyDay, type OwnVisit, permissionsOf } from '@salon/contracts';
import { screen } from '@testing-library/react';
import { user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { openVisit, visit } from '../testing/visit-page.js';

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
