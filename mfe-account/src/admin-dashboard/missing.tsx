/** In place of a part whose data is unavailable. */
export const Missing = ({ what }: { what: string }) => <p className="hint">{what} cannot be read at the moment.</p>;
