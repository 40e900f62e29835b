const UUID = '00000000-0000-4000-8000-000000000000';
const text = (length) => 'a'.repeat(Math.max(0, length));
const nested = (depth) => (depth === 0 ? {} : { a: nested(depth - 1) });

/** Dates, ids and addresses that are valid, and some that nearly are, by the format of a field. */
const OF_FORMAT = {
  date: ['2028-02-29', '2027-02-29', '2027-13-01', '10000-01-01', '0000-00-00', '2027-1-4'],
  uuid: [UUID, UUID.slice(1), `${UUID}0`, UUID.replaceAll('-', ''), UUID.replace('4000', '9000')],
  email: ['a@b', '@example.test', `${text(65)}@example.test`, `a@${text(64)}.test`, 'ä@exämple.test', 'a@b@c.test'],
};

/** Of other types, empty, and in the scripts and lengths that forms are seldom tried with. */
const OF_ANY_FIELD = [
  ...[null, true, 0, -1, 0.5, 2 ** 31, 2 ** 53, [], {}, [[]], nested(200)],
  ...['', ' ', '\u0000', 'නිමාලි', '👩‍👩‍👧‍👦', '\u202Ea', '\uD800', text(4_000)],
];

/** What lies at, just inside and just outside of what the API's document allows for a field, and what is of no use. */
export function boundaryValuesOf({ field }) {
  const { minLength, maxLength, minimum, maximum, enum: values = [], format } = field;
  return [
    ...(minLength === undefined ? [] : [text(minLength - 1), text(minLength)]),
    ...(maxLength === undefined ? [] : [text(maxLength), text(maxLength + 1)]),
    ...(minimum === undefined ? [] : [minimum - 1, minimum]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...values.flatMap((value) => [value, `${value}x`]),
    ...(OF_FORMAT[format] ?? []),
    ...OF_ANY_FIELD,
  ];
}
