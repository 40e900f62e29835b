import { type DynamicModule, Module } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { MAYBE_SENT } from '../jobs/hasten-mails.js';
import { HopelessJob } from '../jobs/hopeless-job.js';

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
  /** Milliseconds to wait for a connection, and for the greeting; 10,000 when absent. */
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
    for (const limit of ['connectionTimeout', 'greetingTimeout']) address.searchParams.set(limit, String(timeoutMs));
    // Longer, so that a missing greeting is not taken for a missing receipt.
    address.searchParams.set('socketTimeout', String(timeoutMs + timeoutMs / 10));
    this.transport = createTransport(address.href, { disableFileAccess: true, disableUrlAccess: true });
  }

  /**
   * Resolves with the server's response once it has accepted the mail.
   * @throws HopelessJob when it never will: the mailbox does not exist
   * @throws Error that begins with `MAYBE_SENT` unless the mail was certainly not accepted
   */
  async send({ sender, ...mail }: Mail): Promise<string> {
    const { from } = this.options;
    try {
      const { response } = (await this.transport.sendMail({
        ...mail,
        from: sender === undefined ? from : { name: sender, address: bareAddress(from) },
      })) as { response: string };
      return response;
    } catch (cause) {
      if (isFinal(cause)) throw new HopelessJob('the mail server refuses this mail for good', { cause });
      throw isUnsent(cause) ? cause : new Error(`${MAYBE_SENT}: ${(cause as Error).message}`, { cause });
    }
  }
}

interface MailError {
  code?: string;
  /** `connect` when the server cannot be reached. */
  syscall?: string;
  /** Which time has run out; `SOCKET_TIMEOUT` is the one of a session, in which the mail may have been sent. */
  timeoutType?: string;
  /** The server's refusal; absent when there was no response. */
  responseCode?: number;
}

/** The name was not found; encryption failed. */
const NO_SESSION = new Set(['EDNS', 'ETLS']);

/** Whether a mail was certainly not accepted: there was no session with the server, or it refused the mail. */
export function isUnsent(error: unknown): boolean {
  const { code = '', syscall, timeoutType = 'SOCKET_TIMEOUT', responseCode } = error as MailError;
  const hadSession = !NO_SESSION.has(code) && syscall !== 'connect' && timeoutType === 'SOCKET_TIMEOUT';
  return !hadSession || responseCode !== undefined;
}

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
