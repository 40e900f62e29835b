import {
  type HoursPlan,
  hoursTexts,
  messages,
  type SalonHours,
  type StylistHours,
  UNDO_PERIOD,
  type Versioned,
} from '@salon/contracts';
import { Button, Notice } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link, useSearchParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { LatestSalonChanges } from '../admin-actions/latest-changes.js';
import { outsideVisitsQuery } from '../admin-outside/outside.queries.js';
import { useReopenedForm } from '../fields-form/form-drafts.js';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { ChangeDialog, HOURS_FORM } from './change-dialog.js';
import { closureDraft, type Editing, exceptionDraft, isOpenForm, type OpenForm, planDraft } from './drafts.js';
import { ClosureList, ExceptionList } from './hours-lists.js';
import { hoursQuery } from './hours.queries.js';
import { planOn } from './week.js';
import { WeekView } from './week-view.js';
import '../styles/admin-form.css';
import '../styles/admin-hours.css';

/** Visits without a decision, with a link to them. */
function OpenTasks() {
  const total = useQuery(outsideVisitsQuery).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Notice tone="warning">
      {hoursTexts.visitsOutside(total)} <Link to="/admin/outside-hours">{hoursTexts.decideOutside}</Link>
    </Notice>
  );
}

/** A new plan starts as a copy of the plan in force on its day. */
function planEditing(
  { today, plans }: SalonHours,
  stylist: StylistHours | null,
  plan: Versioned<HoursPlan> | null,
): Editing {
  const name = stylist?.name ?? 'the salon';
  if (plan) return { title: `Edit the plan of ${name}`, draft: planDraft(plan), version: plan.version };
  const copied = planOn(stylist?.plans ?? plans, today);
  const draft = planDraft({ stylistId: stylist?._id ?? null, validFrom: today, week: copied?.week ?? [] });
  return { title: `New plan for ${name}`, draft, ...(copied && { copied }) };
}

interface ContentProps {
  hours: SalonHours;
  onEdit(editing: Editing): void;
}

const Content = ({ hours, onEdit }: ContentProps) => (
  <div className="hours-page">
    <OpenTasks />
    <WeekView hours={hours} onEdit={(stylist, plan) => onEdit(planEditing(hours, stylist, plan))} />
    <ExceptionList hours={hours} onEdit={onEdit} />
    <ClosureList hours={hours} onEdit={onEdit} />
    <LatestSalonChanges subjects={['plan', 'exception', 'closure']} />
  </div>
);

const newLeave = (stylistId: string, today: string): Editing => ({
  title: 'Leave or extra hours',
  draft: exceptionDraft({ stylistId, kind: 'leave', from: today, to: today, hours: null, note: '' }),
});

/**
 * /admin/hours: working hours, leave, and closed days; the effect of a change is shown before it is saved (ADR-0042).
 * `?leave={id}` opens the form for leave of a stylist.
 */
export default function HoursPage() {
  const query = useQuery(hoursQuery);
  const [search, setSearch] = useSearchParams();
  const [opened, setOpen] = useState<OpenForm | null>(null);
  const edit = (editing: Editing) => setOpen({ editing });
  useReopenedForm(true, (form, typed) => {
    if (form === HOURS_FORM && isOpenForm(typed)) setOpen(typed);
  });
  const { data: hours } = query;
  const today = hours?.today ?? salonToday();
  const leaving = hours?.stylists.find(({ _id }) => _id === search.get('leave'));
  const open = opened ?? (leaving ? { editing: newLeave(leaving._id, today) } : null);
  const close = () => {
    setOpen(null);
    if (search.size > 0) setSearch({}, { replace: true });
  };
  return (
    <AdminPage
      title="Hours and leave"
      lead={`Before anything is saved you see which booked visits it affects. Each change can be undone for ${UNDO_PERIOD}.`}
      actions={
        <>
          <Button variant="line" onClick={() => edit({ title: 'Close the salon', draft: closureDraft('') })}>
            Close the salon
          </Button>
          <Button variant="primary" onClick={() => edit(newLeave('', today))}>
            Leave or extra hours
          </Button>
        </>
      }
    >
      <Loaded query={query} failed={messages.hoursFailed} rows={[4, '7.5rem']}>
        {(shown) => <Content hours={shown} onEdit={edit} />}
      </Loaded>
      {hours && open && <ChangeDialog {...open} hours={hours} onClose={close} />}
    </AdminPage>
  );
}
