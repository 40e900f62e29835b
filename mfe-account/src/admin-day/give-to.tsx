import type { Appointment, DayStylist } from '@salon/contracts';
import { Button, SelectField } from '@salon/ui';
import { useState } from 'react';
import { reassign } from './day.api.js';
import { nameOptions } from '../screen/name-options.js';
import type { RunningChange } from '../admin-actions/use-desk-change.js';
import { mailWords } from '../admin-visit/mail.rules.js';

interface Props {
  visit: Appointment;
  stylists: readonly DayStylist[];
  change: RunningChange;
}

/** Assigns the visit to another stylist at the same time. */
export function GiveTo({ visit, stylists, change }: Props) {
  const others = stylists.filter(({ _id, shifts }) => _id !== visit.stylist._id && shifts.length > 0);
  const [chosen, setChosen] = useState(others[0]?._id ?? '');
  const name = others.find(({ _id }) => _id === chosen)?.name;
  if (name === undefined) return null;
  return (
    <div className="visit-panel__change">
      <SelectField label="Give to" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {nameOptions(others)}
      </SelectField>
      <Button
        variant="line"
        busy={change.isPending}
        onClick={() => change.mutate({ run: () => reassign(visit._id, chosen), done: `${name} takes it now` })}
      >
        Give
      </Button>
      <p className="hint">{mailWords(visit, `${name} instead of ${visit.stylist.name}`)}</p>
    </div>
  );
}
