import type { DayAway, DayStylist, DayVisit, SalonDay } from '@salon/contracts';
import { formatDate, formatTime } from '@salon/web-kit';
import { CustomerName } from '../visit/customer-name.js';
import { AWAY_WORDS, servicesOf } from './board-cells.js';
import { moneySignOf } from './board.rules.js';

interface Row {
  start: string;
  end: string;
  visit?: DayVisit;
  away?: DayAway;
}

const rowsOf = (stylist: DayStylist, visits: readonly DayVisit[]): Row[] =>
  [
    ...visits
      .filter((visit) => visit.stylist._id === stylist._id)
      .map((visit) => ({ start: visit.startTime, end: visit.endTime, visit })),
    ...stylist.away.map((away) => ({ start: away.start, end: away.end, away })),
  ].sort((a, b) => (a.start < b.start ? -1 : 1));

const VisitCells = ({ visit }: { visit: DayVisit }) => (
  <>
    <td>
      <strong>
        <CustomerName of={visit} />
      </strong>
      {visit.user.phone && <>, {visit.user.phone}</>}
      {visit.customerNotes?.allergies && <p>Allergies: {visit.customerNotes.allergies}</p>}
    </td>
    <td>{servicesOf(visit)}</td>
    <td>{visit.status === 'pending' ? 'Held, not paid' : moneySignOf(visit)}</td>
    <td>{visit.note}</td>
  </>
);

const AwayCells = ({ away: { kind, note } }: { away: DayAway }) => (
  <td colSpan={4}>{note === '' ? AWAY_WORDS[kind] : `${AWAY_WORDS[kind]}: ${note}`}</td>
);

/** The day for printing, one sheet for each stylist; hidden on screen. */
export const DaySheets = ({ day }: { day: SalonDay }) => (
  <div className="day-sheets">
    {day.stylists.map((stylist) => (
      <section key={stylist._id} className="day-sheet">
        <h2>
          {stylist.name}, {formatDate(day.date)}
        </h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Customer</th>
              <th scope="col">Services</th>
              <th scope="col">At the salon</th>
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(stylist, day.visits).map(({ start, end, visit, away }) => (
              <tr key={`${start} ${visit?._id ?? away?.kind}`}>
                <td>
                  {formatTime(start)} – {formatTime(end)}
                </td>
                {visit && <VisitCells visit={visit} />}
                {away && <AwayCells away={away} />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </div>
);
