import {
  DESK,
  DESK_LENGTHS,
  type DeskBookingRequest,
  deskTimeProblem,
  messages,
  type SalonDay,
} from '@salon/contracts';
import { Button, SelectField, TextField } from '@salon/ui';
import { ApiError, formatDate } from '@salon/web-kit';
import { type ReactNode, type RefObject, useRef } from 'react';
import { RestoredNotice, useRestored } from '../fields-form/form-drafts.js';
import { GuardedDialog } from '../screen/form-dialog.js';
import { nameOptions } from '../screen/name-options.js';
import { blockFrom, BlockPanel } from './block-panel.js';
import { CustomerField, MailHint } from './customer-field.js';
import { FreePlaces } from './free-places.js';
import { ServicesField } from './services-field.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { type PanelProps, type TypedVisit, useBooking } from './use-booking.js';

/** Books a walk-in or a caller into a free gap; the same panel can block the time instead. */
export function BookingPanel(props: PanelProps) {
  const { day, until, onClose } = props;
  const booking = useBooking(props);
  const { typed, put, isDirty } = booking;
  const block = useDeskChange(onClose);
  const isBusy = booking.isPending || block.isPending;
  const { isRestored } = useRestored(isDirty, props.typed !== undefined);
  const notice = isRestored && <RestoredNotice disabled={isBusy} onDiscard={booking.discard} />;
  return (
    <GuardedDialog
      open
      drawer
      title={typed.isBlocking ? 'Block time' : 'New visit'}
      description={formatDate(day.date)}
      isDirty={isDirty}
      isBusy={isBusy}
      onClose={onClose}
    >
      {() =>
        typed.isBlocking ? (
          <BlockPanel
            day={day}
            draft={typed.block}
            onDraft={(draft) => put({ block: draft })}
            change={block}
            notice={notice}
            onLeave={() => put({ isBlocking: false })}
          />
        ) : (
          <BookingForm
            day={day}
            booking={booking}
            notice={notice}
            onBlock={() => put({ isBlocking: true, block: blockFrom(typed.visit, until, typed.block.reason) })}
          />
        )
      }
    </GuardedDialog>
  );
}

interface FormProps {
  day: SalonDay;
  booking: ReturnType<typeof useBooking>;
  /** Before the fields. */
  notice: ReactNode;
  onBlock(): void;
}

function BookingForm({ day, booking, notice, onBlock }: FormProps) {
  const { put, set, refused, setRefused, save, isPending } = booking;
  const { visit, customer, services } = booking.typed;
  const next = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  return (
    <form className="desk-form" onSubmit={save}>
      {notice}
      <FreePlaces
        error={refused}
        fallback={messages.deskBookingFailed}
        onChoose={({ startTime, stylistId }) => {
          set({ startTime, stylistId });
          setRefused(null);
          time.current?.focus();
        }}
      />
      <CustomerField
        draft={customer}
        onDraft={(typed) => put({ customer: typed })}
        error={refused instanceof ApiError ? refused.errors?.customer : undefined}
        onKnown={() => next.current?.focus()}
      />
      <ServicesField
        field={next}
        chosen={services}
        startTime={visit.startTime}
        onChosen={(chosen) => put({ services: chosen })}
      />
      <When time={time} day={day} visit={visit} set={set} refused={refused} />
      <TextField
        label="Note"
        hint="For the salon alone."
        maxLength={DESK_LENGTHS.note}
        value={visit.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <MailHint customer={customer} origin={visit.origin} />
      <div className="desk-form__foot">
        <Button variant="text" disabled={isPending} onClick={onBlock}>
          Block this time instead
        </Button>
        <Button type="submit" variant="primary" busy={isPending} disabled={services.length === 0}>
          Book
        </Button>
      </div>
    </form>
  );
}

interface WhenProps extends Pick<FormProps, 'day'>, Pick<FormProps['booking'], 'set' | 'refused'> {
  visit: TypedVisit['visit'];
  /** The field of the time, for the focus. */
  time: RefObject<HTMLInputElement | null>;
}

const When = ({ time, day, visit, set, refused }: WhenProps) => (
  <div className="desk-form__pair">
    <TextField
      ref={time}
      label="At"
      type="time"
      step={DESK.stepMinutes * 60}
      required
      value={visit.startTime}
      error={(refused && deskTimeProblem(visit.startTime)) || undefined}
      onChange={({ target }) => set({ startTime: target.value })}
    />
    <SelectField label="With" value={visit.stylistId} onChange={({ target }) => set({ stylistId: target.value })}>
      {nameOptions(day.stylists)}
    </SelectField>
    <SelectField
      label="How"
      value={visit.origin}
      onChange={({ target }) => set({ origin: target.value as DeskBookingRequest['origin'] })}
    >
      <option value="walk_in">Walk-in</option>
      <option value="phone">By phone</option>
    </SelectField>
  </div>
);
