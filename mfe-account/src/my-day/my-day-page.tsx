import { messages, type MyDay } from '@salon/contracts';
import { EmptyState, Notice, Page, PageHeading } from '@salon/ui';
import { formatDate, formatTime, useTitle } from '@salon/web-kit';
import { useEffect, useId, useState } from 'react';
import { Loaded } from '../screen/loaded.js';
import { keepForOffline, useOwnManifest } from './keep-for-offline.js';
import { OwnVisitItem } from './own-visit.js';
import { useMyDay } from './use-my-day.js';
import '../styles/my-day.css';

/** Why no visits are shown. */
function NoVisits({ day: { stylist, closed } }: { day: MyDay }) {
  if (!stylist)
    return (
      <EmptyState
        art="/art/empty/no-questions.svg"
        title="This account is nobody’s day yet."
        text="An owner writes its e-mail to a stylist under Team; then their visits are here."
      />
    );
  return (
    <EmptyState
      art="/art/araliya-branch.svg"
      title={closed === null ? 'No visits today.' : `Closed today: ${closed}`}
      text="What is booked for you meanwhile appears here by itself."
    />
  );
}

/** '9:00 AM to 1:00 PM, 2:00 PM to 6:00 PM'; a line ends between two shifts only. */
const hoursOf = ({ shifts }: MyDay): string =>
  shifts.map(({ start, end }) => `${formatTime(start)} to ${formatTime(end)}`.replaceAll(' ', '\u00a0')).join(', ');

const asOf = ({ date, asOf: time }: MyDay): string => `as of ${formatTime(time)}, ${formatDate(date, 'MMM d, yyyy')}`;

/** The age of the data. Only an outage and its end are announced, because they disable and enable the steps. */
function Age({ day, missing, id }: { day: MyDay; missing: string | null; id: string }) {
  const [hadOutage, setHadOutage] = useState(false);
  if (missing && !hadOutage) setHadOutage(true);
  return (
    <>
      <div role="status">
        {missing ? (
          <Notice tone="warning" id={id}>
            {missing} You see your day {asOf(day)}. Arrived, Started and Done wait until the connection is back.
          </Notice>
        ) : (
          hadOutage && <span className="sr">The connection is back.</span>
        )}
      </div>
      {!missing && (
        <p className="my-day__age" id={id}>
          {asOf(day)}
        </p>
      )}
    </>
  );
}

/** /my-day: the signed-in stylist's visits of today, on a phone, also offline (ADR-0053). */
export function MyDayPage() {
  useTitle('My day');
  useOwnManifest();
  const { query, missing, isNow } = useMyDay();
  const age = useId();
  useEffect(() => {
    if (isNow) void keepForOffline();
  }, [isNow]);
  const day = query.data;
  return (
    <Page className="my-day">
      <PageHeading title="My day" lead={day && [formatDate(day.date), hoursOf(day)].filter(Boolean).join(' · ')} />
      <Loaded query={query} title={messages.myDayFailed} rows={[3, '11rem']}>
        {(loaded) => (
          <>
            <Age day={loaded} missing={missing} id={age} />
            {loaded.visits.length === 0 ? (
              <NoVisits day={loaded} />
            ) : (
              <ol className="own-visits" aria-label="My visits">
                {loaded.visits.map((visit) => (
                  <OwnVisitItem key={visit._id} visit={visit} isOpen={isNow} waitsFor={age} />
                ))}
              </ol>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
