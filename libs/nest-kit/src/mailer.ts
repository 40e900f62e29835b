import { type DynamicModule, Module } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';

export interface Mail {
  to: string;
  /** Whom an answer goes to, when it is not the salon. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Stable per fact, so that a second delivery can be recognised. */
  messageId?: string;
  attachments?: { filename: string; content: string | Buffer; contentType?: string }[];
  icalEvent?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; filename: string; content: string };
}

export interface MailOptions {
  /** smtp://user:password@host:port */
  url: string;
  /** `Araliya Salon & Spa <hello@araliya.test>` */
  from: string;
}

const PATIENCE = 10_000;

/** Hands mail to the SMTP server; called from jobs only, so that no request waits for it. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(private readonly options: MailOptions) {
    this.transport = createTransport(options.url, {
      connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE, disableFileAccess: true, disableUrlAccess: true,
    } as Parameters<typeof createTransport>[1]);
  }

  /** Resolves once the server has accepted the mail. */
  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail({ ...mail, from: this.options.from });
  }
}

@Module({})
export class MailModule {
  static forRoot(options: MailOptions): DynamicModule {
    return { module: MailModule, global: true, providers: [{ provide: Mailer, useFactory: () => new Mailer(options) }], exports: [Mailer] };
  }
}
