import { type AdminStylist, messages } from '@salon/contracts';
import { Button, EmptyState } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { LatestSalonChanges } from '../admin-actions/latest-changes.js';
import { NEW_FORM } from '../fields-form/fields.rules.js';
import { FieldsForm } from '../fields-form/fields-form.js';
import { useReopenedForm } from '../fields-form/form-drafts.js';
import { OrderHandle } from '../admin-order/order-handle.js';
import { useRowOrder } from '../admin-order/use-row-order.js';
import { useSaveOrder } from '../admin-order/use-save-order.js';
import { AdminPage } from '../screen/admin-page.js';
import { FormDialog } from '../screen/form-dialog.js';
import { Loaded } from '../screen/loaded.js';
import { NotDone } from './not-done.js';
import { StylistEffects } from './stylist-effects.js';
import { StylistRow } from './stylist-row.js';
import { putStylistOrder } from './stylists.api.js';
import { adminStylistsQuery } from './stylists.queries.js';
import { unassignedServices } from './stylists.rules.js';
import { useMenu, useStylistSource } from './use-stylists.js';
import '../styles/admin-content.css';
import '../styles/admin-form.css';
import '../styles/admin-stylists.css';

const CHANGES = ['stylist', 'stylistOrder'] as const;

interface ListProps {
  stylists: readonly AdminStylist[];
  onEdit(stylist: AdminStylist): void;
}

function Stylists({ stylists, onEdit }: ListProps) {
  const { services, groups } = useMenu();
  const save = useSaveOrder({ queryKey: adminStylistsQuery.queryKey, put: putStylistOrder });
  const here = stylists.filter(({ archived }) => !archived);
  const ids = here.map(({ _id }) => _id);
  const { rowOf, handleOf } = useRowOrder({ groups: [ids], onOrder: (part) => void save(part) });
  return (
    <>
      <NotDone services={unassignedServices(services, stylists)} />
      <ul className="content-rows" aria-label="Stylists">
        {[...here, ...stylists.filter(({ archived }) => archived)].map((stylist) => (
          <StylistRow
            {...rowOf(stylist._id)}
            key={stylist._id}
            stylist={stylist}
            groups={groups}
            handle={
              !stylist.archived && ids.length > 1 && <OrderHandle name={stylist.name} {...handleOf(stylist._id)} />
            }
            onEdit={() => onEdit(stylist)}
          />
        ))}
      </ul>
    </>
  );
}

interface FormProps {
  stylist: AdminStylist | null;
  onDirty(isDirty: boolean): void;
  onBusy(isBusy: boolean): void;
  onSaved(): void;
  onCancel(): void;
}

const StylistForm = ({ stylist, ...form }: FormProps) => (
  <FieldsForm
    {...form}
    source={useStylistSource(stylist)}
    saveLabel={stylist ? 'Save' : 'Create stylist'}
    effects={(values) => <StylistEffects stylist={stylist} values={values} />}
  />
);

/** /admin/stylists: the stylists of the salon, their services, and their order on the site. */
export default function AdminStylistsPage() {
  const query = useQuery(adminStylistsQuery);
  const { data } = query;
  const { isReady } = useMenu();
  const [open, setOpen] = useState<AdminStylist | null | undefined>(undefined);
  useReopenedForm(data !== undefined, (form) =>
    setOpen(form === NEW_FORM ? null : data?.find(({ _id }) => _id === form)),
  );
  // The current state of the edited stylist; the previous state while the list is loading.
  const stylist = open && (data?.find(({ _id }) => _id === open._id) ?? open);
  const create = (
    <Button variant="primary" onClick={() => setOpen(null)}>
      New stylist
    </Button>
  );
  return (
    <AdminPage
      title="Stylists"
      lead="Who works in the salon, and what they do. Guests choose among them in this order."
      actions={isReady && data && data.length > 0 && create}
    >
      <Loaded query={query} isReady={isReady} failed={messages.stylistsFailed} rows={[3, '7rem']}>
        {(stylists) => (
          <>
            {stylists.length > 0 ? (
              <Stylists stylists={stylists} onEdit={setOpen} />
            ) : (
              <EmptyState
                art="/art/portrait.svg"
                title="Nobody works here yet."
                text="Guests can book once somebody does."
              >
                {create}
              </EmptyState>
            )}
            <LatestSalonChanges subjects={CHANGES} />
          </>
        )}
      </Loaded>
      <FormDialog
        open={stylist !== undefined}
        title={stylist ? `Edit: ${stylist.name}` : 'New stylist'}
        onClose={() => setOpen(undefined)}
      >
        {(form) => <StylistForm {...form} stylist={stylist ?? null} />}
      </FormDialog>
    </AdminPage>
  );
}
