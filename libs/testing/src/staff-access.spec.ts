import { callsBeside } from './staff-access.js';

class Visits {
  all() {}
  one() {}
  note() {}
  notRouted() {}
}
const PUT = 2;
const route = (target: object, path: string, method = 0): void => {
  Reflect.defineMetadata('path', path, target);
  Reflect.defineMetadata('method', method, target);
};
Reflect.defineMetadata('path', 'visits', Visits);
route(Visits.prototype.all, '/');
route(Visits.prototype.one, ':id');
route(Visits.prototype.note, ':id/note', PUT);

const beside = (...calls: string[]): string[] =>
  callsBeside(
    { getControllers: () => [{ instance: new Visits() }] },
    Object.fromEntries(calls.map((call) => [call, ''])),
  );

it.each<[string[], string[]]>([
  [[], ['GET /visits', 'GET /visits/:id', 'PUT /visits/:id/note']],
  [['GET /visits?day=2026-11-26'], ['GET /visits/:id', 'PUT /visits/:id/note']],
  [
    ['GET /visits/1', 'GET /visits/2'],
    ['GET /visits', 'PUT /visits/:id/note'],
  ],
  [
    ['GET /visits/1/note', 'PUT /visits'],
    ['GET /visits', 'GET /visits/:id', 'PUT /visits/:id/note'],
  ],
  [['GET /visits', 'GET /visits/1', 'PUT /visits/1/note'], []],
])('T8 with the calls %j in the table these are missing: %j', (calls, missing) => {
  expect(beside(...calls)).toEqual(missing);
});
