import type { SalonService } from '@salon/contracts';
import type { LocalTime } from '@salon/kernel';
import type { RefObject } from 'react';
import { ServiceSearch } from '../desk-services/service-search.js';
import { ChosenServices } from './chosen-services.js';

interface Props {
  /** The field, for the focus. */
  field: RefObject<HTMLInputElement | null>;
  chosen: readonly SalonService[];
  /** The typed start of the visit, for its end. */
  startTime: LocalTime;
  onChosen(chosen: SalonService[]): void;
}

/** The services of a new visit. */
export const ServicesField = ({ field, chosen, startTime, onChosen }: Props) => (
  <div>
    <ChosenServices
      chosen={chosen}
      startTime={startTime}
      onChosen={(left) => {
        onChosen(left);
        if (left.length === 0) field.current?.focus();
      }}
    />
    <ServiceSearch
      label="Services"
      field={field}
      chosen={chosen.map(({ _id }) => _id)}
      onAdd={(service) => onChosen([...chosen, service])}
    />
  </div>
);
