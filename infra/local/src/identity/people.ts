import { createHash } from 'node:crypto';

export interface Person {
  /** Always the same for an address, as Google's is for a person. */
  sub: string;
  email: string;
  name: string;
  verified: boolean;
}

/** Who has signed in at the stand-in since it started. */
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
