/** People as the options of a select. */
export const nameOptions = (people: readonly { _id: string; name: string }[]) =>
  people.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ));
