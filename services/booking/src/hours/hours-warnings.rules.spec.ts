import type { HoursChange, HoursExceptionState, WorkWeek } from '@salon/contracts';
import type { SalonCalendar, StylistWeek } from '../salon/calendar.rules.js';
import { asException, asPlan } from '../salon/stored-hours.rules.js';
import { warningsOf } from './hours-warnings.rules.js';

const nine = { start: '09:00', end: '18:00', breaks: [] };
const WEEK: WorkWeek = [null, nine, nine, nine, nine, nine, nine];
const DAYS_OFF: WorkWeek = Array(7).fill(null);
const frame = asPlan({ validFrom: '1970-01-01', week: WEEK });
const leave: HoursExceptionState = {
  stylistId: 'o',
  kind: 'leave',
  from: '2026-12-14',
  to: '2026-12-18',
  hours: null,
  note: '',
};

const warnings = (change: HoursChange, stylist: Partial<StylistWeek> = {}, closed: string[] = []): string[] => {
  const owena = { id: 'o', name: 'Owena', skills: '', picture: null, serviceIds: null, plans: [frame], exceptions: [] };
  const calendar = {
    stylists: [{ ...owena, ...stylist }],
    closures: new Map(closed.map((day) => [day, 'Poya'])),
  } as unknown as SalonCalendar;
  return warningsOf(change, calendar, [frame]);
};
const planned = (validFrom: string, week: WorkWeek | null): HoursChange => ({
  subject: 'plan',
  stylistId: 'o',
  validFrom,
  week,
});
const from = (validFrom: string, week = WEEK) => asPlan({ validFrom, week });
const none = 'Owena has no weekly hours from Nov 30, 2026';

it.each<[string, HoursChange, Partial<StylistWeek>, string[]]>([
  [
    'the only plan is removed',
    planned('2026-11-30', null),
    { plans: [from('2026-11-30')] },
    [`${none} on, and cannot be booked outside extra hours.`],
  ],
  [
    'the plan before another is removed',
    planned('2026-11-30', null),
    { plans: [from('2026-11-30'), from('2027-01-01')] },
    [`${none} until another plan begins on Jan 1, 2027, and cannot be booked outside extra hours.`],
  ],
  ['an older plan counts again', planned('2026-11-30', null), { plans: [frame, from('2026-11-30')] }, []],
  [
    'a week of days off begins',
    planned('2026-11-30', DAYS_OFF),
    {},
    [`${none} on, and cannot be booked outside extra hours.`],
  ],
  [
    'a week of days off counts again',
    planned('2026-11-30', null),
    { plans: [from('2026-11-01', DAYS_OFF), from('2026-11-30')] },
    [`${none} on, and cannot be booked outside extra hours.`],
  ],
  [
    'a plan is outside the hours of the salon',
    planned('2026-11-30', [null, { ...nine, start: '08:00' }, ...DAYS_OFF.slice(2)]),
    {},
    ['Owena works outside the salon’s own hours on Mondays, when it is open from 9:00 AM to 6:00 PM.'],
  ],
])('says of a plan what is easily missed: %s', (_name, change, stylist, expected) => {
  expect(warnings(change, stylist)).toEqual(expected);
});

it('says of hours of the salon who can still be booked outside them, and what to do', () => {
  const stylist = (name: string, week: WorkWeek) => ({ id: name, name, plans: [from('1970-01-01', week)] });
  const [off, ...others] = WEEK;
  const stylists = [
    stylist('Owena', WEEK),
    stylist('Asha', WEEK),
    stylist('Bimal', [nine, ...others]),
    stylist('Chamari', DAYS_OFF),
  ];
  const calendar = { stylists, closures: new Map() } as unknown as SalonCalendar;
  const shorter: WorkWeek = [off!, null, { ...nine, end: '17:00' }, nine, nine, nine, nine];
  const said = (week: WorkWeek | null, own = [frame]) =>
    warningsOf({ subject: 'plan', stylistId: null, validFrom: '2026-11-30', week }, calendar, own);
  expect(said(shorter)).toEqual([
    'Guests can still book times outside these hours, because the hours of the stylists count: Owena and Asha on ' +
      'Mondays and Tuesdays; Bimal on Mondays, Tuesdays and Sundays. Once this is saved, change their plans, too, ' +
      'with ‘New plan’ beside each name.',
  ]);
  expect(said(WEEK.map(() => nine))).toEqual([]);
  expect(said(null, [from('1970-01-01', shorter), from('2026-11-30')])).toEqual([
    'Guests can still book times outside the salon’s own hours as they are without this plan, because the hours of ' +
      'the stylists count: Owena and Asha on Mondays and Tuesdays; Bimal on Mondays, Tuesdays and Sundays. Once this ' +
      'is saved, change their plans, too, with ‘New plan’ beside each name.',
  ]);
  expect(
    said(null, [
      from(
        '1970-01-01',
        WEEK.map(() => nine),
      ),
      from('2026-11-30', shorter),
    ]),
  ).toEqual([]);
  expect(said(null, [from('2026-11-30')])).toEqual([]);
});

const extra: HoursExceptionState = { ...leave, kind: 'extra', hours: { start: '10:00', end: '12:00' } };
const onLeave = { exceptions: [asException({ id: 'l', ...leave })] };
const noEffect = ['This does not change when Owena works.'];

it.each<[string, Partial<HoursExceptionState>, Partial<StylistWeek>, string[]]>([
  [
    'extra hours during leave',
    { ...extra, from: '2026-12-16' },
    onLeave,
    ['Owena is away on Dec 16, 2026 and 2 more days: extra hours do not count during leave or sickness.'],
  ],
  [
    'extra hours beside leave of the morning',
    { ...extra, hours: { start: '18:00', end: '20:00' } },
    {
      exceptions: [asException({ id: 'l', ...leave, hours: { start: '09:00', end: '12:00' } })],
    },
    [],
  ],
  ['leave during leave', { from: '2026-12-18', to: '2026-12-20' }, onLeave, ['Owena is away already on Dec 18, 2026.']],
  ['extra hours within the hours', extra, {}, noEffect],
  ['extra hours that are partly within them', { ...extra, hours: { start: '10:00', end: '19:00' } }, {}, []],
  ['extra hours of a day off', { ...extra, from: '2026-12-20', to: '2026-12-20' }, {}, []],
  ['leave of a day off', { from: '2026-12-20', to: '2026-12-20' }, {}, noEffect],
  ['leave of 60 days', { from: '2026-12-01', to: '2027-01-29' }, {}, []],
  [
    'leave until a wrong year',
    { from: '2026-12-16', to: '2030-12-20' },
    {},
    ['Owena is away for 1466 days, until Dec 20, 2030.'],
  ],
])('says of leave and extra hours what is easily missed: %s', (_name, changed, stylist, expected) => {
  expect(warnings({ subject: 'exception', exception: { ...leave, ...changed } }, stylist)).toEqual(expected);
});

it('compares what is edited with the other hours alone', () => {
  expect(warnings({ subject: 'exception', id: 'l', exception: { ...leave, note: 'Goa' } }, onLeave)).toEqual([]);
  expect(warnings({ subject: 'exception', id: 'l', exception: null }, onLeave)).toEqual([]);
});

it('says that extra hours on a closed day change nothing', () => {
  const sunday = { ...extra, from: '2026-12-20', to: '2026-12-20' };
  expect(warnings({ subject: 'exception', exception: sunday }, {}, ['2026-12-20'])).toEqual(noEffect);
});
