import type { Appointment } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { ShowMore } from '@salon/ui/states/show-more';
import { browserNow } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { sortVisits } from '../visit/appointment.rules.js';
import type { useAppointments } from './use-appointments.js';
import { VisitCard } from './visit-card.js';

interface Props {
  visits: readonly Appointment[];
  query: Pick<ReturnType<typeof useAppointments>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** Upcoming visits, with past visits in a collapsed section. */
export function VisitList({ visits, query }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { coming, past } = sortVisits(visits, browserNow());
  return (
    <>
      <h2 className="sr">Coming up</h2>
      {coming.length > 0 ? (
        <ul className="visits">
          {coming.map((visit) => (
            <VisitCard key={visit._id} visit={visit} />
          ))}
        </ul>
      ) : (
        <p className="visits-none">
          Nothing coming up.{' '}
          <Link className={buttonClass({ variant: 'text' })} to="/services">
            Book an Appointment
          </Link>
        </p>
      )}
      {past.length > 0 && (
        <details className="visits-past">
          <summary>
            <ChevronRight aria-hidden="true" />
            Past and cancelled{' '}
            <span className="small muted">{query.hasNextPage ? `${past.length}+` : past.length}</span>
          </summary>
          <ul className="visits" ref={list}>
            {past.map((visit) => (
              <VisitCard key={visit._id} visit={visit} />
            ))}
          </ul>
          <ShowMore
            list={list}
            count={past.length}
            hasMore={query.hasNextPage}
            busy={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </details>
      )}
    </>
  );
}
