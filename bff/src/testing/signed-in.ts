import { openSessions, type Person, tokenOf } from './people.js';
import { type Bff, type Start, startBff } from './start-bff.js';

/**
 * One BFF for the tests of a file, each of which begins with the services as new. What the BFF itself keeps stays:
 * cached reads and sessions, circuits, counters.
 */
export function oneBff(options?: Start): Bff {
  const bff = {} as Bff;
  beforeAll(async () => void Object.assign(bff, await startBff(options)));
  beforeEach(() => {
    for (const service of Object.values(bff.services)) service.reset();
    openSessions(bff.services.account);
  });
  afterAll(() => bff.close());
  return bff;
}

/** `oneBff` with the bearer token of a person. */
export function signedIn(who: Person): Bff & { token: string | null } {
  const bff = oneBff();
  const all = Object.assign(bff, { token: null as string | null });
  beforeAll(async () => void (all.token = await tokenOf(who)));
  return all;
}
