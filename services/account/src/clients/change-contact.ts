import { Injectable } from '@nestjs/common';
import {
  CLIENT_CONTACT,
  type ClientContact,
  type ClientContactChanged,
  contactProblems,
  fieldProblems,
  foldClientPhone,
  foldEmail,
  refuse,
} from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { assertVersion, type Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { retryOnConflict } from '../users/retry-on-conflict.js';
import { lockContact } from './contact-changes.queries.js';
import { setContact } from './set-contact.js';

/** Corrects name, phone, e-mail address, city and imported note of a client without an account; can be undone. */
@Injectable()
export class ChangeContact {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found`; `invalid` by field; `conflict` when `version` is not the current one, when another
   * person has the address, and for a person with an account
   */
  run(clientId: string, { version, ...fields }: Record<string, unknown>, admin: Caller): Promise<ClientContactChanged> {
    assertValid(fieldProblems(CLIENT_CONTACT, fields, false));
    return retryOnConflict(this.db, async (tx) => {
      const before = await lockContact(tx, clientId);
      assertVersion(version, before);
      const typed = { ...before, ...fields };
      assertValid(contactProblems(typed));
      return setContact(tx, {
        clientId,
        kind: 'edit',
        before,
        after: storedContact(typed),
        admin,
        now: this.clock.now(),
      });
    });
  }
}

function assertValid(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw refuse('VALIDATION', { errors });
}

const storedContact = ({ name, phone, email, city, notes }: ClientContact): ClientContact => ({
  name: name.trim(),
  phone: phone === '' ? '' : foldClientPhone(phone),
  email: foldEmail(email),
  city: city.trim(),
  notes: notes.trim(),
});
