import { type AdminStylist, messages } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Button, Spinner } from '@salon/ui';
import { ConfirmDialog, Dialog } from '@salon/ui/dialog';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { hasFailed, LoadError } from '../screen/load-failed.js';
import { LeftAlone } from './stylist-effects.js';
import { adminStylistsQuery, stylistVisitsQuery } from './stylists.queries.js';
import { servicesWithoutStylist } from './stylists.rules.js';
import { useArchiveStylist, useMenu } from './use-stylists.js';
import { VisitNames } from './visit-names.js';

function VisitsFirst({ stylist, onClose }: { stylist: AdminStylist; onClose(): void }) {
  const query = useQuery(stylistVisitsQuery(stylist._id));
  const isOne = stylist.visits === 1;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${stylist.name} has ${counted(stylist.visits, 'visit')} to come`}
      description={
        `Give ${isOne ? 'it' : 'them'} to somebody else first: enter leave from the day after the last working day. ` +
        'Each visit then asks who takes it, and its customer is mailed from whom to whom. ' +
        'A visit under way and a time that is held unpaid cannot be given away: please wait until it is over.'
      }
      footer={
        <>
          <Link className="btn btn--primary" to={`/admin/hours?leave=${stylist._id}`}>
            Enter leave
          </Link>
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {query.data ? (
        <VisitNames visits={query.data} total={stylist.visits} />
      ) : hasFailed(query) ? (
        <LoadError heading="h3" query={query} title={messages.appointmentsFailed} />
      ) : (
        <Spinner label="Loading visits..." />
      )}
    </Dialog>
  );
}

/**
 * Archives a stylist without upcoming visits, after a warning about services that no other stylist does; or restores
 * them.
 */
export function ArchiveButton({ stylist }: { stylist: AdminStylist }) {
  const { services } = useMenu();
  const { data: stylists = [] } = useQuery(adminStylistsQuery);
  const [asking, setAsking] = useState<'visits' | 'services' | null>(null);
  const archive = useArchiveStylist(stylist);
  const { name, archived, visits } = stylist;
  const alone = archived ? [] : servicesWithoutStylist(services, stylists, { id: stylist._id, leaves: true });
  const isLast = stylists.every((each) => each.archived || each._id === stylist._id);
  const press = () => {
    if (archived) return archive.mutate();
    if (visits > 0) return setAsking('visits');
    return alone.length > 0 && !isLast ? setAsking('services') : archive.mutate();
  };
  const close = () => setAsking(null);
  return (
    <>
      <Button
        variant="text"
        busy={archive.isPending}
        aria-label={`${archived ? 'Restore' : 'Archive'}: ${name}`}
        onClick={press}
      >
        {archived ? 'Restore' : 'Archive'}
      </Button>
      {asking === 'visits' && <VisitsFirst stylist={stylist} onClose={close} />}
      <ConfirmDialog
        open={asking === 'services'}
        title={`Archive ${name}?`}
        text={<LeftAlone services={alone} />}
        confirmLabel="Archive"
        cancelLabel="Keep"
        danger
        onCancel={close}
        onConfirm={() => {
          close();
          archive.mutate();
        }}
      />
    </>
  );
}
