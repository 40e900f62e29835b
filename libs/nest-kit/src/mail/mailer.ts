import { type DynamicModule, Module } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
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
  /** Socket timeout in milliseconds; 10,000 when absent. */
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
    this.transport = createTransport(address.href, { disableFileAccess: true, disableUrlAccess: true });
  }

  /**
   * Resolves with the server's response once it has accepted the mail.
   * @throws HopelessJob when it never will: the mailbox does not exist
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
      throw isFinal(cause) ? new HopelessJob('the mail server refuses this mail for good', { cause }) : cause;
    }
  }
}

interface MailError {
  code?: string;
  /** `connect` when the server cannot be reached. */
  syscall?: string;
  /** The server's refusal; absent when there was no response. */
  responseCode?: number;
}

/** Whether a mail was certainly not accepted: the server was not reached, or refused it. */
export function isUnsent(error: unknown): boolean {
  const { syscall, responseCode } = error as MailError;
  return syscall === 'connect' || responseCode !== undefined;
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
