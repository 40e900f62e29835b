import { messages, minutesOfService, type SalonService } from '@salon/contracts';
import { Price, TextField } from '@salon/ui';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { holdsWords } from '../content/search.rules.js';
import { LoadFailed } from '../screen/load-failed.js';
import { useDeskServices } from './desk-services.queries.js';
import '../styles/desk-form.css';

interface Props {
  label: string;
  /** The field, for the focus. */
  field: RefObject<HTMLInputElement | null>;
  /** The ids of the services that are not offered any more. */
  chosen: readonly string[];
  onAdd(service: SalonService): void;
}

/** Services that match every typed word, title matches first. */
function matching(services: readonly SalonService[], typed: string): SalonService[] {
  const isByTitle = ({ title }: SalonService) => holdsWords(title, typed);
  const found = services.filter(({ title, category }) => holdsWords(`${title} ${category}`, typed));
  return [...found.filter(isByTitle), ...found.filter((service) => !isByTitle(service))];
}

/** Where a key leads in a list. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface MenuProps {
  offered: readonly SalonService[];
  onAdd(service: SalonService): void;
}

/** The offered services: a single tab stop, with the arrow keys, Home and End within. */
function Menu({ offered, onAdd }: MenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState('');
  const stop = offered.find(({ _id }) => _id === focused) ?? offered[0];
  const press = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(
      offered.findIndex(({ _id }) => _id === focused),
      offered.length,
    );
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <ul ref={list} className="desk-menu" aria-label="Menu" onKeyDown={press}>
      {offered.map((service) => (
        <li key={service._id}>
          <button
            type="button"
            tabIndex={service === stop ? 0 : -1}
            onFocus={() => setFocused(service._id)}
            onClick={() => onAdd(service)}
          >
            <span>{service.title}</span>{' '}
            <span className="hint">
              {minutesOfService(service.averageTime)} min, <Price amount={service.price} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The services that can be added to a visit: typed and added by Enter, or pressed in the list. */
export function ServiceSearch({ label, field, chosen, onAdd }: Props) {
  const query = useDeskServices();
  const { data = [], isPending, isSuccess } = query;
  const [typed, setTyped] = useState('');
  const found = matching(data, typed);
  const offered = found.filter(({ _id }) => !chosen.includes(_id));
  const add = (service: SalonService) => {
    onAdd(service);
    setTyped('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Without input, Enter submits the form around it, if there is one.
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    if (offered[0]) add(offered[0]);
  };
  return (
    <>
      <TextField
        ref={field}
        label={label}
        placeholder={isPending ? 'Loading the menu …' : 'Search, Enter adds the first'}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <LoadFailed query={query} failed={messages.servicesFailed} />
      <p className="desk-none hint" role="status">
        {isSuccess && offered.length === 0 && (found.length === 0 ? 'No services found' : 'Already chosen')}
      </p>
      {offered.length > 0 && <Menu offered={offered} onAdd={add} />}
    </>
  );
}
