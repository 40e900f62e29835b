import { type DayAway, type DayStylist, type DayVisit, type SalonDay, STATUS_NAMES } from '@salon/contracts';
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

/** Of a visit that is not to come any more its status too. */
function stateOf(visit: DayVisit): string {
  if (visit.status === 'pending') return 'Held, not paid';
  const money = moneySignOf(visit).join(' ');
  return [visit.status === 'confirmed' ? '' : STATUS_NAMES[visit.status], money].filter(Boolean).join(', ');
}

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
    <td>{stateOf(visit)}</td>
    <td>{visit.note}</td>
  </>
);

const AwayCells = ({ away: { kind, note } }: { away: DayAway }) => (
  <td colSpan={4}>{note === '' ? AWAY_WORDS[kind] : `${AWAY_WORDS[kind]}: ${note}`}</td>
);

function DaySheet({ stylist, day }: { stylist: DayStylist; day: SalonDay }) {
  const rows = rowsOf(stylist, day.visits);
  return (
    <section className="day-sheet">
      <h2>
        {stylist.name}, {formatDate(day.date)}
      </h2>
      {rows.length === 0 ? (
        <p>No visits</p>
      ) : (
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
            {rows.map(({ start, end, visit, away }) => (
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
      )}
    </section>
  );
}

/** The day for printing, one sheet for each stylist; hidden on screen. */
export const DaySheets = ({ day }: { day: SalonDay }) => (
  <div className="day-sheets">
    {day.stylists.map((stylist) => (
      <DaySheet key={stylist._id} stylist={stylist} day={day} />
    ))}
  </div>
);
