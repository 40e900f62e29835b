import { createHash } from 'node:crypto';

interface Person {
  /** Derived from the address, so that it is stable. */
  sub: string;
  email: string;
  name: string;
  verified: boolean;
}

/** People who have signed in since the stand-in started. */
export class People {
  private readonly known = new Map<string, Person>();

  remember(email: string, name: string, verified: boolean): Person {
    const address = email.trim().toLowerCase();
    const digits = BigInt(`0x${createHash('sha256').update(address).digest('hex').slice(0, 16)}`)
      .toString()
      .padStart(21, '1');
    const person = { sub: digits, email: address, name: name.trim() || (address.split('@')[0] ?? ''), verified };
    this.known.set(person.sub, person);
    return person;
  }

  find(sub: string): Person | undefined {
    return this.known.get(sub);
  }
}
