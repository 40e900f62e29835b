import type { DayStylist, DayVisit } from '@salon/contracts';
import { minutesOf } from '@salon/kernel';
import { stylistsNow } from './today.rules.js';

const dilani: DayStylist = { _id: 'd', name: 'Dilani', picture: null, shifts: [], away: [] };
const visit = (name: string, startTime: string, endTime: string, progress?: DayVisit['progress']) =>
  ({
    startTime,
    endTime,
    progress,
    status: 'confirmed',
    user: { name },
    stylist: dilani,
    freeMiddles: [],
    bufferEnd: null,
  }) as unknown as DayVisit;

const late = visit('Late', '14:00', '15:00');
const early = visit('Early', '09:00', '10:00', 'started');
const served =
  (...visits: DayVisit[]) =>
  (time: string) => {
    const [first] = stylistsNow({ stylists: [dilani], visits }, minutesOf(time));
    return [first?.now?.customerName, first?.next?.customerName];
  };

it.each<[string, DayVisit[], string, (string | undefined)[]]>([
  ['who is there by time', [visit('A', '09:00', '10:00'), late], '09:30', ['A', 'Late']],
  ['nobody between two visits', [visit('A', '09:00', '10:00'), late], '10:30', [undefined, 'Late']],
  ['who has started before their time', [late, visit('B', '16:00', '17:00', 'started')], '13:50', ['B', 'Late']],
  ['who has started and takes longer', [early, late], '10:30', ['Early', 'Late']],
  ['who takes longer while the next one waits', [early, visit('B', '10:00', '11:00'), late], '10:05', ['Early', 'B']],
  [
    'who has started last, though nobody has noted that the first is completed',
    [early, visit('B', '11:00', '12:00', 'started'), late],
    '11:15',
    ['B', 'Late'],
  ],
  [
    'who comes after a pause, though nobody has noted that the first is completed',
    [early, visit('B', '11:00', '12:00'), late],
    '11:15',
    ['B', 'Late'],
  ],
])('the one who is served is %s', (_what, visits, time, expected) => {
  expect(served(...visits)(time)).toEqual(expected);
});
