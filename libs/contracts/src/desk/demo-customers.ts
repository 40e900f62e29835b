const FIRST_NAMES = ['Ama', 'Banu', 'Chathuri', 'Dinusha', 'Erandi', 'Fathima', 'Gayani', 'Hiruni', 'Ishani', 'Jayani'];
const LAST_NAMES = ['Silva', 'Perera', 'Dias', 'Alwis', 'Fonseka', 'Nazeer', 'Mendis', 'Rajapaksa', 'Gunawardena'];

/** A customer of the demonstration, whom the salon knows without an account. */
export interface DemoCustomer {
  /** The services derive their id from it. */
  name: string;
  phone: string;
}

const phoneOf = (name: string): string =>
  `077${[...name]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000_000, 7)
    .toString()
    .padStart(7, '0')}`;

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = FIRST_NAMES.flatMap((first) =>
  LAST_NAMES.map((last) => ({ name: `${first} ${last}`, phone: phoneOf(`${first} ${last}`) })),
);

/** One of them. Names depend on the number, so that consecutive customers differ. */
export function demoCustomer(first: number, last: number): DemoCustomer {
  const customer = DEMO_CUSTOMERS[(first % FIRST_NAMES.length) * LAST_NAMES.length + (last % LAST_NAMES.length)];
  if (customer === undefined) throw new Error('no such customer');
  return customer;
}
