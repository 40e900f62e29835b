import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { completed, confirmed } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const FILE = 'GET /appointments/a2/calendar';
const NAME = 'Add to calendar: Frangipani Glow Facial, December 5, 2026';

let saved: { name: string; blob: Blob }[];
beforeEach(() => {
  saved = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    blobs.set('blob:visit', blob as Blob);
    return 'blob:visit';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href)! });
  };
});

it('downloads the calendar file of a confirmed visit', async () => {
  accountSalon({
    [LIST]: { appointments: [confirmed, completed] },
    [FILE]: { calendar: { filename: 'visit.ics', content: 'BEGIN:VCALENDAR' } },
  });
  open('/profile/appointments', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  await waitFor(() =>
    expect(saved.map(({ name, blob }) => [name, blob.type, blob.size])).toEqual([
      ['visit.ics', 'text/calendar;charset=utf-8', 15],
    ]),
  );
  expect(screen.getAllByText('Add to calendar')).toHaveLength(1);
});

it('says why it could not', async () => {
  const text = 'Only a confirmed visit can be added to a calendar';
  accountSalon({ [LIST]: { appointments: [confirmed] }, [FILE]: refuse(409, 'NOT_CONFIRMED', text) });
  open('/profile/appointments', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  await screen.findByText(text);
  expect(saved).toEqual([]);
});
