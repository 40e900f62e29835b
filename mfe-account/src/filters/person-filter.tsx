import { SelectField } from '@salon/ui';
import { nameOptions } from '../screen/name-options.js';

interface Props {
  /** The id; '' for everybody. */
  person: string;
  people: Parameters<typeof nameOptions>[0];
  onPerson(person: string): void;
}

/** Filters a list by who did it, also by somebody of the address who is not among the people. */
export const PersonFilter = ({ person, people, onPerson }: Props) => (
  <SelectField label="Person" value={person} onChange={({ currentTarget }) => onPerson(currentTarget.value)}>
    <option value="">Everybody</option>
    {nameOptions(people)}
    {person !== '' && !people.some(({ _id }) => _id === person) && <option value={person}>Somebody else</option>}
  </SelectField>
);
