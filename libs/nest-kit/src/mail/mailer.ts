import { PassThrough } from 'node:stream';
import { type DynamicModule, Module } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { MAYBE_SENT } from '../jobs/retry-mails-early.js';
import { PermanentJobError } from '../jobs/permanent-job-error.js';

export interface Mail {
  to: string;
  /** The name of the sender; defaults to the configured one. */
  sender?: string;
  /** Reply-To, when it is not the salon. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Stable per fact, so that a second delivery can be recognised. */
  messageId?: string;
  attachments?: {
    filename: string;
    content: string | Buffer;
    contentType?: string;
    contentDisposition?: 'inline' | 'attachment';
    /** Content-ID by which the HTML shows it. */
    cid?: string;
  }[];
  icalEvent?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; filename: string; content: string };
}

interface MailOptions {
  /** smtp://user:password@host:port */
  url: string;
  /** `Araliya Salon & Spa <hello@araliya.test>` */
  from: string;
  /** Milliseconds to wait for a connection, and for each response; 10,000 when absent. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** The bare address of `Name <address>`. */
export const bareAddress = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

/** Sends mail through the SMTP server; called from jobs, so that no request waits for it, and by the mail test. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(private readonly options: MailOptions) {
    const { timeoutMs = TIMEOUT_MS } = options;
    const address = new URL(options.url);
    // nodemailer reads connection options only from the URL when one is given.
    for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
      address.searchParams.set(limit, String(timeoutMs));
    // A password is not sent unencrypted, whatever the server offers; the mail server of development has no TLS.
    if (address.protocol === 'smtp:' && address.username !== '') address.searchParams.set('requireTLS', 'true');
    this.transport = createTransport(address.href, { disableFileAccess: true, disableUrlAccess: true });
    // nodemailer reads a mail once its session with the server has begun.
    this.transport.use('stream', ({ data, message }, done) => {
      message.transform(() => {
        (data as Tracked).progress.inSession = true;
        return new PassThrough();
      });
      done();
    });
  }

  /**
   * Resolves with the server's response once it has accepted the mail.
   * @throws PermanentJobError when it never will: the mailbox does not exist
   * @throws Error that begins with `MAYBE_SENT` unless the mail was certainly not accepted
   */
  async send({ sender, ...mail }: Mail): Promise<string> {
    const { from } = this.options;
    const tracked: Tracked = { progress: { inSession: false } };
    try {
      const { response } = (await this.transport.sendMail({
        ...mail,
        ...tracked,
        from: sender === undefined ? from : { name: sender, address: bareAddress(from) },
      })) as { response: string };
      return response;
    } catch (cause) {
      if (isFinal(cause)) throw new PermanentJobError('the mail server refuses this mail for good', { cause });
      if (!tracked.progress.inSession || isRefusal(cause)) throw cause;
      throw new Error(`${MAYBE_SENT}: ${(cause as Error).message}`, { cause });
    }
  }
}

interface Tracked {
  /** After greeting, encryption and sign-in: the mail may have been sent. */
  progress: { inSession: boolean };
}

interface MailError {
  /** The command that failed. */
  command?: string;
  /** The server's refusal; absent, as its code, when there was no response. */
  response?: string;
  responseCode?: number;
}

/** Whether a mail was certainly not accepted. @param error of `Mailer.send` */
export const isUnsent = (error: unknown): boolean => !(error as Error).message.startsWith(MAYBE_SENT);

const isRefusal = (error: unknown): boolean => (error as MailError).responseCode !== undefined;

/** The server does not know the mailbox, has it elsewhere, or cannot read its name (RFC 5321, 4.2.3). */
const NO_MAILBOX: readonly number[] = [550, 551, 553];
/** A cause other than the address: the sender, a full mailbox, the mail system, a policy (RFC 3463, 3). */
const OTHER_CAUSE = /^\d{3}[ -]5\.(?:1\.[78]\b|[2-7]\.)/;

/**
 * A refusal of the recipient. One of the sender, or of all mails (the provider's limit, a suspended account), ends once
 * somebody has mended its cause.
 */
function isFinal(error: unknown): boolean {
  const { command, response = '', responseCode = 0 } = error as MailError;
  return command === 'RCPT TO' && NO_MAILBOX.includes(responseCode) && !OTHER_CAUSE.test(response);
}

@Module({})
export class MailModule {
  static forRoot(options: MailOptions): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [{ provide: Mailer, useFactory: () => new Mailer(options) }],
      exports: [Mailer],
    };
  }
}
