import { Crowd } from './crowd.js';

it('T4 lets 36 sign-ins in at once and the next one when somebody has left, and never bounds what costs nothing', () => {
  const crowd = new Crowd();
  for (let at = 0; at < 36; at += 1) crowd.enter('login');
  expect(() => crowd.enter('login')).toThrow(
    expect.objectContaining({ kind: 'unavailable', code: 'BUSY', retryAfter: 1 }),
  );
  crowd.enter('register');
  crowd.leave('login');
  crowd.enter('login');
  expect(() => crowd.enter('login')).toThrow();
  for (let at = 0; at < 1_000; at += 1) crowd.enter('create');
});
