import { type Availability, bookingRefusals } from '@salon/contracts';
import { slotsKey } from '@salon/web-kit/queries';
import { QueryClient } from '@salon/web-kit/query';
import { removeTakenSlot } from './remove-taken-slot.js';

const KEY = [...slotsKey, 'day'];
const LOST = { time: '10:00', code: 'BUSY', text: bookingRefusals.BOOKING_SLOT_TAKEN.text };
const EARLY = { time: '09:00', code: 'LEAD_TIME', text: 'Too soon.' };
const LATE = { time: '16:00', code: 'BUSY', text: 'Taken.' };

function afterLosing(data: unknown): Availability | undefined {
  const client = new QueryClient();
  client.setQueryData(KEY, { availableSlots: ['10:00', '10:30', '16:00'], blocked: [EARLY], closed: null });
  removeTakenSlot(client, KEY, '10:00', data);
  return client.getQueryData(KEY);
}

it('without a fresh day only the lost time is blocked', () => {
  expect(afterLosing(undefined)).toMatchObject({ availableSlots: ['10:30', '16:00'], blocked: [EARLY, LOST] });
});

it('a fresh day brings its other blocked times, so that each time is shown once', () => {
  const fresh = { availableSlots: ['10:30'], blocked: [EARLY, { ...LATE, time: '10:00' }, LATE] };
  expect(afterLosing(fresh)).toMatchObject({ availableSlots: ['10:30'], blocked: [EARLY, LATE, LOST] });
});
