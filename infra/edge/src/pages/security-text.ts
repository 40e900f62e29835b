import { DAY_MS } from '@salon/kernel';
import { type ApiReader, readSite } from './api-reader.js';

/** Days from today; RFC 9116 advises less than a year. */
const VALID = 180;

/** `/.well-known/security.txt` (RFC 9116): the address to report a vulnerability to, the salon's own. */
export class SecurityText {
  constructor(
    private readonly siteUrl: string,
    private readonly readApi: ApiReader,
    private readonly now: () => Date,
  ) {}

  /** @throws Error when the details cannot be loaded */
  async text(): Promise<string> {
    const { email } = await readSite(this.readApi);
    const expires = new Date(Math.floor(this.now().getTime() / DAY_MS + VALID) * DAY_MS).toISOString();
    const address = new URL('/.well-known/security.txt', this.siteUrl).href;
    return [`Contact: mailto:${encodeURI(email)}`, `Expires: ${expires}`, `Canonical: ${address}`, ''].join('\n');
  }
}
