import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { setupTexts } from '@salon/contracts';
import { type Caller, Mailer } from '@salon/nest-kit';
import { type MailContent, paragraph, senderOf } from '@salon/nest-kit/mail.rules';
import { renderMail } from '@salon/nest-kit/mail';
import { CatalogClient } from '../catalog/catalog.client.js';
import { Gateway } from '../gateway/gateway.js';
import { printable } from '../gateway/printable.rules.js';

/** Timeout in milliseconds; the admin waits for it. */
const TIMEOUT_MS = 4_000;
const MAX_LENGTH = 300;

const CONTENT: MailContent = {
  subject: 'Your mail works',
  preview: 'This is the test of the first start.',
  heading: 'Your mail works',
  parts: [paragraph('This mail was sent from the first start of your site. Confirmations will leave the same way.')],
};

export interface Tried {
  isOk: boolean;
  said: string[];
}

/** Sends a test mail to the admin and reports the mail server's response. */
@Injectable()
export class TryMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly catalog: CatalogClient,
    private readonly gateway: Gateway,
  ) {}

  /** @throws DomainError `unavailable` while the catalog does not respond */
  async run({ email }: Caller): Promise<Tried> {
    const site = await this.catalog.site();
    const mail = await renderMail(CONTENT, { ...senderOf(site), siteUrl: this.gateway.siteUrl });
    try {
      const response = await Promise.race([
        this.mailer.send({ to: email, sender: site.companyName, ...mail }),
        wait(TIMEOUT_MS, null, { ref: false }),
      ]);
      return response === null
        ? { isOk: false, said: [setupTexts.mailSilent({ ms: TIMEOUT_MS })] }
        : { isOk: true, said: [setupTexts.mailSent({ to: email, answer: printable(response, MAX_LENGTH) })] };
    } catch (error) {
      return { isOk: false, said: [setupTexts.mailRefused({ answer: printable(causeOf(error), MAX_LENGTH) })] };
    }
  }
}

/** A permanent refusal wraps the server's response. */
const causeOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
};
