import { refuse, SALON, type Site } from '@salon/contracts';
import { CALLER_HEADER, signCall, traceHeaders } from '@salon/nest-kit';
import { type MailSalon, senderOf } from '@salon/nest-kit/mail';

interface SalonClientOptions {
  /** The catalog service, which stores the salon's settings, and its call key. */
  catalogUrl: string;
  catalogKey: string;
  siteUrl: string;
}

const TIMEOUT_MS = 2_000;

/** The salon's name, contacts and zone from its settings (ADR-0046). */
export class SalonClient {
  private last?: MailSalon;

  constructor(private readonly options: SalonClientOptions) {}

  /**
   * The current settings; the last known ones while the catalog does not respond.
   * @throws DomainError `unavailable` when they were never loaded
   */
  async read(): Promise<MailSalon> {
    try {
      const site = await this.settings();
      const { companyName: name, zone = SALON.zone } = site;
      this.last = { ...senderOf(site), name, zone, siteUrl: this.options.siteUrl };
    } catch (cause) {
      if (!this.last) throw refuse('CATALOG_DOWN', { retryAfter: 2, cause });
    }
    return this.last;
  }

  private async settings(): Promise<Site> {
    const { catalogUrl, catalogKey: key } = this.options;
    const signed = await signCall({ key, audience: 'catalog', issuer: 'account', caller: null });
    const headers = { [CALLER_HEADER]: signed, ...traceHeaders() };
    const reply = await fetch(new URL('/site', catalogUrl), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!reply.ok) throw new Error(`catalog answered ${reply.status}`);
    return ((await reply.json()) as { site: Site }).site;
  }
}
