import type { Appointment } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { browserNow } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { ChevronRight } from 'lucide-react';
import { sortVisits } from './appointment.rules.js';
import { VisitCard } from './visit-card.js';

/** What comes, and folded below it what was. */
export function VisitList({ visits }: { visits: readonly Appointment[] }) {
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
            Past visits <span className="small muted">{past.length}</span>
          </summary>
          <ul className="visits">
            {past.map((visit) => (
              <VisitCard key={visit._id} visit={visit} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
