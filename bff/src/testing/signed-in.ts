import { tokenOf, type Visitor } from './people.js';
import { type Bff, startBff } from './start-bff.js';

/** A BFF of its own for each test of a file, and the bearer of `visitor` with it; both are there from the first line of a test on. */
export function signedIn(visitor: Visitor): Bff & { token: string | null } {
  const bff = {} as Bff & { token: string | null };
  beforeEach(async () => {
    Object.assign(bff, await startBff(), { token: await tokenOf(visitor) });
  });
  afterEach(() => bff.close());
  return bff;
}
