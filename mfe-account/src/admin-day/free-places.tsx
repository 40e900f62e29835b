import { type DeskPlace, type FreePlace, type FreePlaces as Data } from '@salon/contracts';
import { Button, Notice } from '@salon/ui';
import { ApiError, formatTime, messageOf } from '@salon/web-kit';

interface Props {
  error: Error | null;
  /** Said when the error says nothing. */
  fallback: string;
  onChoose(place: DeskPlace): void;
}

const placesOf = (error: Error): FreePlace[] =>
  error instanceof ApiError ? ((error.data as Partial<Data> | undefined)?.places ?? []) : [];

/** Why the desk was refused, and the nearest free places to choose instead. */
export function FreePlaces({ error, fallback, onChoose }: Props) {
  if (!error) return null;
  const places = placesOf(error);
  return (
    <Notice tone="warning">
      <span role="alert">{messageOf(error, fallback)}</span>
      {places.length > 0 && (
        <span className="free-places">
          Free instead:
          {places.map(({ stylistName, ...place }) => (
            <Button key={`${place.startTime} ${place.stylistId}`} variant="line" onClick={() => onChoose(place)}>
              {formatTime(place.startTime)} with {stylistName}
            </Button>
          ))}
        </span>
      )}
    </Notice>
  );
}
