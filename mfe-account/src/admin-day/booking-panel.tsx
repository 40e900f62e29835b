import {
  type ChangedVisit,
  DESK,
  DESK_LENGTHS,
  type DeskBookingRequest,
  deskTimeProblem,
  messages,
  type SalonDay,
  type SalonService,
} from '@salon/contracts';
import { timeOf } from '@salon/kernel';
import { Button, SelectField, TextField } from '@salon/ui';
import { ApiError, formatDate } from '@salon/web-kit';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Target } from '../admin-board/board.rules.js';
import { GuardedDialog } from '../screen/form-dialog.js';
import { nameOptions } from '../screen/name-options.js';
import { customerName } from '../visit/customer-name.js';
import { BlockPanel } from './block-panel.js';
import { CustomerField, MailHint, NOBODY } from './customer-field.js';
import { bookAtDesk } from './day.api.js';
import { FreePlaces } from './free-places.js';
import { ServicesField } from './services-field.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';

interface Props {
  day: SalonDay;
  target: Target;
  /** The end of the gap that was pressed. */
  until: number;
  onClose(): void;
}

/** Defaults to a walk-in for today, and to a call for another day. */
const originOn = ({ date, today }: SalonDay): DeskBookingRequest['origin'] => (date === today ? 'walk_in' : 'phone');

/** Names the customer of the response: a typed e-mail address decides who is booked, whatever name was typed. */
function bookedWords({ known, name: typed, email }: typeof NOBODY, name: string): string {
  const isSame = name.toLowerCase() === typed.trim().toLowerCase();
  return known || email === '' || isSame ? `${name} is booked` : `${name} is booked: this e-mail address is theirs`;
}

/** The input of a booking, and its call; a retry keeps the idempotency key, so that the visit is booked once. */
function useBooking({ day, target, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState({
    startTime: timeOf(target.start),
    stylistId: target.columnId,
    origin: originOn(day),
    note: '',
  });
  const [customer, setCustomer] = useState(NOBODY);
  const [services, setServices] = useState<SalonService[]>([]);
  const [refused, setRefused] = useState<Error | null>(null);
  const change = useDeskChange<ChangedVisit>(onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending || services.length === 0) return;
    const { known, ...fresh } = customer;
    const lines = services.map(({ _id }) => ({ service: _id, quantity: 1 }));
    const who = known ? { customerId: known._id } : { customer: fresh };
    setRefused(null);
    const wanted = { ...draft, ...who, date: day.date, services: lines };
    change.mutate({
      run: () => bookAtDesk(wanted, `${key}-${draft.startTime}`),
      done: ({ appointment }) => bookedWords(customer, customerName(appointment)),
      refused: setRefused,
    });
  };
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  return {
    draft,
    set,
    customer,
    setCustomer,
    services,
    setServices,
    refused,
    setRefused,
    save,
    isDirty: services.length > 0 || [customer.name, customer.phone, customer.email, draft.note].some(Boolean),
    isPending: change.isPending,
  };
}

/** Books a walk-in or a caller into a free gap; the same panel can block the time instead. */
export function BookingPanel(props: Props) {
  const { day, until, onClose } = props;
  const [isBlocking, setBlocking] = useState(false);
  const [reason, setReason] = useState('');
  const booking = useBooking(props);
  const block = useDeskChange(onClose);
  return (
    <GuardedDialog
      open
      drawer
      title={isBlocking ? 'Block time' : 'New visit'}
      description={formatDate(day.date)}
      isDirty={booking.isDirty || reason !== ''}
      isBusy={booking.isPending || block.isPending}
      onClose={onClose}
    >
      {() =>
        isBlocking ? (
          <BlockPanel
            day={day}
            from={booking.draft}
            until={until}
            change={block}
            reason={reason}
            onReason={setReason}
            onLeave={() => setBlocking(false)}
          />
        ) : (
          <BookingForm day={day} booking={booking} onBlock={() => setBlocking(true)} />
        )
      }
    </GuardedDialog>
  );
}

interface FormProps {
  day: SalonDay;
  booking: ReturnType<typeof useBooking>;
  onBlock(): void;
}

function BookingForm({ day, booking, onBlock }: FormProps) {
  const { draft, set, customer, setCustomer, services, setServices, refused, setRefused, save, isPending } = booking;
  const next = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  return (
    <form className="desk-form" onSubmit={save}>
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
        onDraft={setCustomer}
        error={refused instanceof ApiError ? refused.errors?.customer : undefined}
        onKnown={() => next.current?.focus()}
      />
      <ServicesField field={next} chosen={services} startTime={draft.startTime} onChosen={setServices} />
      <When time={time} day={day} draft={draft} set={set} refused={refused} />
      <TextField
        label="Note"
        hint="For the salon alone."
        maxLength={DESK_LENGTHS.note}
        value={draft.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <MailHint customer={customer} origin={draft.origin} />
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

interface WhenProps extends Pick<FormProps, 'day'>, Pick<FormProps['booking'], 'draft' | 'set' | 'refused'> {
  /** The field of the time, for the focus. */
  time: RefObject<HTMLInputElement | null>;
}

const When = ({ time, day, draft, set, refused }: WhenProps) => (
  <div className="desk-form__pair">
    <TextField
      ref={time}
      label="At"
      type="time"
      step={DESK.stepMinutes * 60}
      required
      value={draft.startTime}
      error={(refused && deskTimeProblem(draft.startTime)) || undefined}
      onChange={({ target }) => set({ startTime: target.value })}
    />
    <SelectField label="With" value={draft.stylistId} onChange={({ target }) => set({ stylistId: target.value })}>
      {nameOptions(day.stylists)}
    </SelectField>
    <SelectField
      label="How"
      value={draft.origin}
      onChange={({ target }) => set({ origin: target.value as DeskBookingRequest['origin'] })}
    >
      <option value="walk_in">Walk-in</option>
      <option value="phone">By phone</option>
    </SelectField>
  </div>
);
