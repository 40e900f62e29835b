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
  code?: string;
  /** The server's refusal; absent when there was no response. */
  responseCode?: number;
}

/** Whether a mail was certainly not accepted. @param error of `Mailer.send` */
export const isUnsent = (error: unknown): boolean => !(error as Error).message.startsWith(MAYBE_SENT);

const isRefusal = (error: unknown): boolean => (error as MailError).responseCode !== undefined;

/**
 * A permanent refusal (5yz) of this mail or its recipient; excludes a wrong password and temporary failures (RFC 5321,
 * 4.2.1).
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as MailError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
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
