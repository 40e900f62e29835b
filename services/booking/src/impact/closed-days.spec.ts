import type { HoursChange } from '@salon/contracts';
import { eachMonday, resetHours } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);

let dilani: string;
let nadeesha: string;
beforeEach(async () => {
  [dilani = '', nadeesha = ''] = await resetHours(salon);
});

const ofDilani = () => paid({ stylistId: dilani, startTime: '10:00' });
const giveLeave = () =>
  salon.saveHours.run(
    {
      change: {
        subject: 'exception',
        exception: { stylistId: dilani, kind: 'leave', from: DAY, to: DAY, hours: null, note: '' },
      },
    },
    ADMIN,
  );
const closing = (day: string) => {
  const change: HoursChange = { subject: 'closure', closures: [{ day, reason: 'Painting' }] };
  return salon.outside.impact({ change });
};
const NOBODY = { visits: [], total: 0, warnings: [] };

it('counts the visits of a day to be closed that wait for a decision already', async () => {
  await ofDilani();
  const { held } = await paid({ stylistId: nadeesha, startTime: '12:00' });
  await giveLeave();
  const { visits, waiting } = await closing(DAY);
  expect([visits.map(({ _id }) => _id), waiting]).toEqual([[held._id], 1]);
  expect(await closing('2026-11-27')).toEqual(NOBODY);
});

it('names the visits of a day to be closed that were kept outside the hours on purpose', async () => {
  const { held } = await ofDilani();
  const leave = await giveLeave();
  await salon.keepAppointment.run(held._id, ADMIN);
  const { appointmentId } = held;
  const kept = [{ appointmentId, date: DAY, startTime: '10:00', customerName: held.user.name }];
  expect(await closing(DAY)).toEqual({ ...NOBODY, kept });
  await salon.undoSalonChange.run(leave._id, ADMIN);
  expect(await closing(DAY)).toEqual({ ...NOBODY, kept });
  expect(await closing('2026-11-27')).toEqual(NOBODY);
});
