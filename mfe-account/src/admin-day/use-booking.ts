import type { ChangedVisit, DeskBookingRequest, SalonDay, SalonService } from '@salon/contracts';
import { timeOf } from '@salon/kernel';
import { ApiError } from '@salon/web-kit';
import { type FormEvent, useState } from 'react';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { useDeskServices } from '../desk-services/desk-services.queries.js';
import { isLike, useDraft } from '../fields-form/form-drafts.js';
import { customerName } from '../visit/customer-name.js';
import { type BlockDraft, blockFrom } from './block-panel.js';
import { wholeOf } from './chosen-services.rules.js';
import { bookedWords, type CustomerDraft, isCustomer, NOBODY } from './customer-field.js';
import { bookAtDesk } from './day.api.js';
import type { FreeGap } from './day-tools.js';

/** What is typed into the panel. */
export interface TypedVisit {
  /** All calls of one form have this idempotency key, so that a visit whose response was lost is booked once. */
  key: string;
  visit: Pick<DeskBookingRequest, 'startTime' | 'stylistId' | 'origin' | 'note'>;
  customer: CustomerDraft;
  services: SalonService[];
  isBlocking: boolean;
  block: BlockDraft;
}

export interface OpenPanel extends FreeGap {
  /** What was typed before the session ended. */
  typed?: TypedVisit;
}

export interface PanelProps extends OpenPanel {
  day: SalonDay;
  onClose(): void;
}

/** Defaults to a walk-in for today, and to a call for another day. */
function firstTyped({ gap, until, day: { date, today } }: PanelProps): TypedVisit {
  const place = { startTime: timeOf(gap.start), stylistId: gap.columnId };
  return {
    key: crypto.randomUUID(),
    visit: { ...place, origin: date === today ? 'walk_in' : 'phone', note: '' },
    customer: NOBODY,
    services: [],
    isBlocking: false,
    block: blockFrom(place, until, ''),
  };
}

const PLACE = { startTime: '', stylistId: '' };
const SAMPLE: OpenPanel & { typed: TypedVisit } = {
  gap: { columnId: '', start: 0 },
  until: 0,
  typed: {
    key: '',
    visit: { ...PLACE, origin: 'phone', note: '' },
    customer: NOBODY,
    services: [{ _id: '', title: '', description: '', category: '', price: 0, averageTime: null, thumbnail: null }],
    isBlocking: true,
    block: { ...PLACE, endTime: '', reason: '' },
  },
};

/** Whether a draft of the page is of this panel. */
export const isOpenPanel = (panel: unknown): panel is OpenPanel =>
  isLike(SAMPLE, panel) && isCustomer(panel.typed.customer);

/** The chosen services as the menu has them by now; one that it has no more stays as chosen. */
function useCurrent(chosen: readonly SalonService[]): SalonService[] {
  const { data: menu = [] } = useDeskServices();
  return chosen.map((service) => menu.find(({ _id }) => _id === service._id) ?? service);
}

function requestOf({ visit, customer, services }: TypedVisit, date: string): DeskBookingRequest {
  const { known, ...fresh } = customer;
  const who = known ? { customerId: known._id } : { customer: fresh };
  const { price: total, minutes } = wholeOf(services, visit.startTime);
  const lines = services.map(({ _id }) => ({ service: _id, quantity: 1 }));
  return { ...visit, ...who, date, services: lines, total, minutes };
}

/** Whether the visit that was booked with this key is over: another one needs another key. */
const isOver = (error: Error): boolean => error instanceof ApiError && error.code === 'BOOKING_OVER';

/** The input of a booking, and its call. */
export function useBooking(props: PanelProps) {
  const { day, gap, until, onClose } = props;
  const [typed, setTyped] = useState(() => props.typed ?? firstTyped(props));
  const { visit, customer } = typed;
  const services = useCurrent(typed.services);
  const [refused, setRefused] = useState<Error | null>(null);
  const change = useDeskChange<ChangedVisit>(onClose);
  const isDirty =
    services.length > 0 ||
    [customer.name, customer.phone, customer.email, visit.note, typed.block.reason].some(Boolean);
  useDraft(day.date, { gap, until, typed } satisfies OpenPanel, isDirty);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending || services.length === 0) return;
    setRefused(null);
    const wanted = requestOf({ ...typed, services }, day.date);
    change.mutate({
      run: () => bookAtDesk(wanted, typed.key),
      done: ({ appointment }) => bookedWords(customer, customerName(appointment)),
      refused: (error) => {
        setRefused(error);
        if (isOver(error)) setTyped((now) => ({ ...now, key: crypto.randomUUID() }));
      },
    });
  };
  const put = (part: Partial<TypedVisit>) => setTyped({ ...typed, ...part });
  const set = (part: Partial<TypedVisit['visit']>) => put({ visit: { ...visit, ...part } });
  const discard = () => setTyped({ ...firstTyped(props), isBlocking: typed.isBlocking });
  return {
    typed: { ...typed, services },
    put,
    set,
    discard,
    refused,
    setRefused,
    save,
    isDirty,
    isPending: change.isPending,
  };
}
