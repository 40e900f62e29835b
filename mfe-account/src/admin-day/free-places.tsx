import { type DeskPlace, type FreePlace, type FreePlaces as Data } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { ApiError, formatTime, messageOf } from '@salon/web-kit';
import { useEffect, useRef } from 'react';
import { RemovedButton } from '../screen/removed-button.js';

interface Props {
  error: Error | null;
  /** Message when the error has none. */
  fallback: string;
  onChoose(place: DeskPlace): void;
}

const placesOf = (error: Error): FreePlace[] =>
  error instanceof ApiError ? ((error.data as Partial<Data> | undefined)?.places ?? []) : [];

/** The response to the first press was lost, so its form is still open and was changed. */
const BOOKED_BEFORE =
  'The first press has booked this visit, as it was entered then. Please close this, and change it on the board.';

const reasonOf = (error: Error, fallback: string): string =>
  error instanceof ApiError && error.code === 'IDEMPOTENCY_KEY_REUSED' ? BOOKED_BEFORE : messageOf(error, fallback);

/** Focuses the first refused field of the form, else the refusal, which may be out of view above the button. */
function useFocusOn(error: Error | null) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error === null) return;
    const field = ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? ref.current)?.focus();
  }, [error]);
  return ref;
}

/** Why the call was refused, and the nearest free places to choose instead. */
export function FreePlaces({ error, fallback, onChoose }: Props) {
  const ref = useFocusOn(error);
  if (!error) return null;
  const places = placesOf(error);
  return (
    <Notice tone="warning" ref={ref} tabIndex={-1}>
      <span role="alert">{reasonOf(error, fallback)}</span>
      {places.length > 0 && (
        <span className="free-places">
          Free instead:
          {places.map(({ stylistName, ...place }) => (
            <RemovedButton key={`${place.startTime} ${place.stylistId}`} variant="line" onPress={() => onChoose(place)}>
              {formatTime(place.startTime)} with {stylistName}
            </RemovedButton>
          ))}
        </span>
      )}
    </Notice>
  );
}
