import { tokenOf, type Visitor } from './people.js';
import { type Bff, startBff } from './start-bff.js';

/** A new BFF for each test of a file, with the bearer token of `visitor`. */
export function signedIn(visitor: Visitor): Bff & { token: string | null } {
  const bff = {} as Bff & { token: string | null };
  beforeEach(async () => {
    Object.assign(bff, await startBff(), { token: await tokenOf(visitor) });
  });
  afterEach(() => bff.close());
  return bff;
}
