import { CLOSING_MEANS_NAMES, type DayClosing } from '@salon/contracts';
import { Price } from '@salon/ui';
import { salonMoment } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { CustomerName } from '../visit/customer-name.js';
import { LogEntry } from '../visit/log-entry.js';
import { closingEventWords, KINDS } from './closing.rules.js';

/** Every current entry of the day. */
export const Entries = ({ entries }: Pick<DayClosing, 'entries'>) => (
  <details className="closing-part">
    <summary>
      Every amount of the day <span className="tasks__count">{entries.length}</span>
    </summary>
    {entries.length === 0 && <p className="hint">No money has moved on this day.</p>}
    <ul>
      {entries.map((entry, index) => (
        <LogEntry
          key={index}
          title={
            <>
              {CLOSING_MEANS_NAMES[entry.means]}: {KINDS[entry.kind]}
              {entry.kind === 'desk' && entry.amount < 0 && ', refunded'}
            </>
          }
          facts={[
            salonMoment(entry.at),
            <Link to={`/admin/visits/${entry.appointmentId}`}>{entry.appointmentId}</Link>,
            <CustomerName of={entry} />,
          ]}
        >
          <Price amount={entry.amount} />
        </LogEntry>
      ))}
    </ul>
  </details>
);

/** Who closed the day and who opened it again, newest first. */
export const ClosingHistory = ({ trace }: Pick<DayClosing, 'trace'>) =>
  trace.length > 0 && (
    <section className="closing-part" aria-labelledby="closing-trace">
      <h2 id="closing-trace">What was done with this day</h2>
      <ul>
        {trace.map((event) => (
          <LogEntry
            key={event.at + event.title}
            title={closingEventWords(event)}
            facts={[salonMoment(event.at), event.by]}
          />
        ))}
      </ul>
    </section>
  );
