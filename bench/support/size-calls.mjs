import { dayAfter, workingDays } from './days.mjs';
import { BFF, SITE } from './site.mjs';
import { COMING_DAYS } from './salon-rows.mjs';

const at = (list, index) => list[index % list.length];
/** Days on which somebody is booked, all equally full. */
const FULL = Array.from({ length: COMING_DAYS }, (_, each) => dayAfter(each + 1));
const STARTS = Array.from({ length: 9 }, (_, each) => `${String(9 + each).padStart(2, '0')}:00`);
/** Bookings of one day before the next day is booked. */
const BOOKINGS_PER_DAY = 15;

const VISITS = 'FROM booking.appointment JOIN booking.stylist';
const PAGE = 'FROM booking.appointment WHERE';

const asked = (method, tokens, path, body) => (index) => ({
  url: `${BFF}${path(index)}`,
  method,
  body: body?.(index),
  headers: { authorization: `Bearer ${at(tokens, index)}` },
});
const posted = (tokens, path, body) => asked('POST', tokens, () => path, body);

/**
 * A search for free times, and a booking in the place of the one before.
 * @param readers tokens of whoever has visits, `bookers` of whoever has `service` in the cart
 */
function ofBooking({ readers, bookers, service }) {
  const free = workingDays(60);
  const searched = [...FULL, ...free.slice(0, FULL.length)];
  const search = (index) => ({ date: at(searched, index), services: [{ _id: service, quantity: 1 }] });
  const booking = (index) => ({
    date: at(free, Math.floor(index / BOOKINGS_PER_DAY)),
    startTime: at(STARTS, index),
    services: [{ service, quantity: 1 }],
  });
  return [
    {
      name: 'availability',
      request: posted(readers, '/api/appointments/check-availability', search),
      statement: 'UNION ALL',
    },
    {
      name: 'create',
      requests: { warm: 1_000, each: 200 },
      status: 201,
      request: posted(bookers, '/api/appointments/create', booking),
      statement: 'INSERT INTO booking.appointment',
    },
  ];
}

/** What is answered from a cache of two seconds costs so little that it takes many to measure. */
const MANY_REQUESTS = { warm: 3_000, each: 1_000 };

const ofReaders = ({ readers }) => [
  {
    name: 'own visits',
    request: asked('GET', readers, () => '/api/appointments/my-appointments'),
    statement: VISITS,
  },
  {
    name: 'public reviews',
    requests: MANY_REQUESTS,
    request: () => ({ url: `${BFF}/api/reviews` }),
    statement: 'FROM catalog.review',
  },
  { name: 'page of the services', requests: MANY_REQUESTS, request: () => ({ url: `${SITE}/services` }) },
  { name: 'page of own visits', requests: MANY_REQUESTS, request: () => ({ url: `${SITE}/profile/appointments` }) },
];

/** What the salon calls. @param people ids of the readers */
function ofTheSalon({ admin, people }) {
  const read = (name, path, statement, requests = { warm: 500, each: 150 }) => ({
    name,
    statement,
    requests,
    request: asked('GET', [admin], path),
  });
  return [
    read('day board', (index) => `/api/admin/days/${at(FULL, index)}`, VISITS, { warm: 200, each: 50 }),
    read('admin list', () => '/api/appointments/all', PAGE),
    read('admin list, confirmed and paid', () => '/api/appointments/all?status=confirmed&money=paid', PAGE),
    read('customer search', (index) => `/api/admin/customers?search=customer-${index % 90}%40`, 'OFFSET 0'),
    read('record of a customer', (index) => `/api/admin/customers/${at(people, index)}`, 'WITH own AS MATERIALIZED'),
    read('actions', () => '/api/admin/actions', 'FROM booking.act'),
    read('open tasks', () => '/api/admin/tasks', 'FROM booking.refund_task'),
  ];
}

/**
 * The calls that are measured: who asks for what, which status is right, and a text that only the main statement has; a
 * page has none.
 */
export const callsOf = (people) => [...ofBooking(people), ...ofReaders(people), ...ofTheSalon(people)];
