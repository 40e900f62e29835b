import type { Dashboard, Today, TodayStylist, TodayVisit } from '@salon/contracts';
import { shortDuration } from '@salon/kernel';
import { formatDate, formatTime, salonMoment } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { CustomerName } from '../visit/customer-name.js';
import { Missing } from './missing.js';
import { Part } from './part.js';
import { Money } from './money.js';
import { Waiting } from './waiting.js';

const Visit = ({ visit, until }: { visit: TodayVisit | null; until?: boolean }) =>
  visit ? (
    <Link to={`/admin/visits/${visit.appointmentId}`}>
      <CustomerName of={visit} />{' '}
      <span className="today__time">
        {until ? `until ${formatTime(visit.endTime)}` : `at ${formatTime(visit.startTime)}`}
      </span>
    </Link>
  ) : (
    <span className="hint">nobody</span>
  );

const StylistRow = ({ stylist: { name, visits, done, freeMinutes, now, next } }: { stylist: TodayStylist }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-label="Visits">
      {visits} {done > 0 && <span className="hint">{done} done</span>}
    </td>
    <td data-label="Free">{freeMinutes > 0 ? shortDuration(freeMinutes) : 'nothing'}</td>
    <td data-label="Now">
      <Visit visit={now} until />
    </td>
    <td data-label="Next">
      <Visit visit={next} />
    </td>
  </tr>
);

function Stylists({ today: { stylists, closed } }: { today: Today }) {
  if (stylists.length === 0) return <p>{closed === null ? 'Nobody works today.' : `Closed today: ${closed}`}</p>;
  return (
    <table className="today__stylists">
      <thead>
        <tr>
          <th scope="col">Stylist</th>
          <th scope="col">Visits</th>
          <th scope="col">Free from now</th>
          <th scope="col">Now</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {stylists.map((stylist) => (
          <StylistRow key={stylist._id} stylist={stylist} />
        ))}
      </tbody>
    </table>
  );
}

function Reviews({ reviews }: { reviews: NonNullable<Dashboard['reviews']> }) {
  if (reviews.length === 0) return <p>Nobody has written one yet.</p>;
  return (
    <ul className="today__reviews">
      {reviews.map(({ _id, rating, comment, userName, createdAt, hidden }) => (
        <li key={_id}>
          <p className="today__comment">{comment}</p>
          <p className="hint dots">
            <span>{rating} of 5</span> <span>{userName}</span> <span>{salonMoment(createdAt)}</span>{' '}
            {hidden && <span>hidden</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Overview of today; a part that is unavailable says so, and the others are shown. */
export function TodayParts({ dashboard: { today, reviews } }: { dashboard: Dashboard }) {
  return (
    <div className="today">
      <Part
        id="today"
        title={today ? `Today, ${formatDate(today.date)}` : 'Today'}
        more={['Open the day', '/admin/day']}
      >
        {today ? <Stylists today={today} /> : <Missing what="The day" />}
      </Part>
      <Part id="money" title="Money of today" more={['All actions', '/admin/actions']}>
        {today ? <Money money={today.money} /> : <Missing what="The money of today" />}
      </Part>
      <Part id="waiting" title="Waiting" more={['See all', '/admin/tasks']}>
        <Waiting />
      </Part>
      <Part id="reviews" title="Newest reviews" more={['All reviews', '/admin/reviews']}>
        {reviews ? <Reviews reviews={reviews} /> : <Missing what="Reviews" />}
      </Part>
    </div>
  );
}
