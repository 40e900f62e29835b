import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '@salon/contracts';
import { ConcurrencyLimit, events } from '@salon/nest-kit';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. `2` is argon2id. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of an unknown password: an unknown address costs as much work as a known one (threat T1). */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$SxpDdBB/q9Qa7K21dryFlA$G+qwjnL5V65dmv1ig2E90njh2mmEzUzzTDOg+RR/X5Q';

/** Hashes and compares passwords, four at a time, with 32 waiting (threat T4). */
@Injectable()
export class PasswordHasher {
  private readonly limit = new ConcurrencyLimit({
    running: 4,
    waiting: 32,
    refusal: () => refuse('SIGN_IN_BUSY', { retryAfter: 1 }),
  });

  /** @throws DomainError `unavailable` when too many calls wait: a caller fails before its first query */
  assertCapacity(): void {
    this.limit.assertCapacity();
  }

  /** @throws DomainError `unavailable` when too many calls wait */
  hash(password: string): Promise<string> {
    return this.limit.run(() => {
      events.inc({ event: 'password_hashed' });
      return hash(password, ARGON2ID);
    });
  }

  /**
   * Whether `password` matches `stored`; without `stored` a dummy hash is verified, so that both cases take the same
   * time.
   * @throws DomainError `unavailable`
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const right = await this.limit.run(() => {
      events.inc({ event: 'password_hashed' });
      return verify(stored ?? NOBODY, password);
    });
    return right && stored !== null;
  }
}
