import { cart } from '../testing/fixtures.js';
import { cartView } from '../cart/cart.rules.js';
import { choiceOf, endOf, missingIn, paramsOf } from './visit-choice.rules.js';

it('B-156 the visit ends after the minutes of every piece', () => {
  expect(endOf('10:30', cartView(cart).minutes)).toBe('12:45');
});

describe('before booking', () => {
  it('B-178 a date is asked for first', () => {
    expect(missingIn({ date: null, time: null, stylistId: null })).toEqual({
      date: 'Please select a date for your appointment',
      time: null,
    });
  });

  it('B-179 then a time', () => {
    expect(missingIn({ date: '2026-11-26', time: null, stylistId: null })).toMatchObject({
      date: null,
      time: 'Please select a date and time for your appointment',
    });
  });

  it('nothing is missing once both are chosen', () => {
    expect(missingIn({ date: '2026-11-26', time: '10:30', stylistId: null })).toBeNull();
  });
});

describe('a choice in the address', () => {
  it('is found again', () => {
    const choice = { date: '2026-11-26', time: '10:30', stylistId: 'st1' };
    expect(choiceOf(new URLSearchParams(paramsOf(choice)), '2026-11-21')).toEqual(choice);
  });

  it.each([
    '',
    'date=2026-11-20&time=10:30',
    'date=2026-02-30&time=10:30',
    'date=26/11/2026',
    'time=10:30',
    'stylist=<b>',
    'date=2026-11-20&stylist=',
  ])('%p names none', (query) =>
    expect(choiceOf(new URLSearchParams(query), '2026-11-21')).toEqual({ date: null, time: null, stylistId: null }),
  );

  it('keeps the day when the time is none', () => {
    expect(choiceOf(new URLSearchParams('date=2026-11-26&time=25:00'), '2026-11-21')).toMatchObject({
      date: '2026-11-26',
      time: null,
    });
  });
});
