import { Button, SelectField } from '@salon/ui';
import { browserNow } from '@salon/web-kit';
import { useState } from 'react';
import { useSaveZone } from './use-setup.js';
import { clockIn, zoneGroups, zoneName } from './zones.rules.js';
import '../styles/zone-choice.css';

interface Props {
  zone: string;
  isBooked: boolean;
}

/** The time zone of the salon, to be chosen until something is booked. */
export function ZoneChoice({ zone, isBooked }: Props) {
  const [chosen, setChosen] = useState(zone);
  const saving = useSaveZone();
  if (isBooked) return <p>Visits were booked in it and keep their times, so it stays.</p>;
  return (
    <form
      className="zone-choice"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(chosen);
      }}
    >
      <SelectField label="Time zone" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {zoneGroups(zone).map(([part, zones]) => (
          <optgroup key={part} label={part}>
            {zones.map((each) => (
              <option key={each} value={each}>
                {zoneName(each)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Button type="submit" variant="line" disabled={chosen === zone} busy={saving.isPending}>
        Save the time zone
      </Button>
      <p role="status">It is {clockIn(chosen, browserNow())} there. Once a visit is booked it cannot be changed.</p>
    </form>
  );
}
