import { minutesOfService, type SalonService } from '@salon/contracts';
import { formatMinutes, type LocalTime } from '@salon/kernel';
import { Price } from '@salon/ui';
import { formatTime } from '@salon/web-kit';
import { RemovedButton } from '../screen/removed-button.js';
import { wholeOf } from './chosen-services.rules.js';

interface Props {
  chosen: readonly SalonService[];
  /** The typed start of the visit; '' while there is none. */
  startTime: LocalTime;
  onChosen(chosen: SalonService[]): void;
}

/** The chosen services of a new visit, and how long it takes and what it costs as a whole. */
export const ChosenServices = ({ chosen, startTime, onChosen }: Props) => (
  <>
    {chosen.length > 0 && (
      <ul className="desk-chosen" aria-label="Chosen services">
        {chosen.map((service) => (
          <li key={service._id}>
            <span>{service.title}</span>
            <span className="desk-chosen__facts">
              {minutesOfService(service.averageTime)} min, <Price amount={service.price} />
            </span>
            <RemovedButton
              variant="text"
              aria-label={`Without ${service.title}`}
              onPress={() => onChosen(chosen.filter((each) => each !== service))}
            >
              ✕
            </RemovedButton>
          </li>
        ))}
      </ul>
    )}
    <p className="desk-chosen__whole hint" role="status">
      {chosen.length > 0 && <Whole chosen={chosen} startTime={startTime} />}
    </p>
  </>
);

function Whole({ chosen, startTime }: Omit<Props, 'onChosen'>) {
  const { minutes, price, endTime } = wholeOf(chosen, startTime);
  return (
    <>
      {chosen.length > 1 && 'Together '}
      {formatMinutes(minutes)}, <Price amount={price} /> at the salon
      {endTime && `: ${formatTime(startTime)} to ${formatTime(endTime)}`}
    </>
  );
}
