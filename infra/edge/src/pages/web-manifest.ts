import { CachedResource } from '../http/cached-resource.js';
import { type ApiReader, readSite } from './api-reader.js';

const TIMEOUT_MS = 2_000;

/** The shell's web app manifest in the name of the salon's details. */
export class WebManifest {
  private readonly delivered: CachedResource;

  constructor(
    shellUrl: string,
    private readonly readApi: ApiReader,
  ) {
    this.delivered = new CachedResource(new URL('manifest.webmanifest', shellUrl).href, TIMEOUT_MS);
  }

  /** @throws Error when the details, or the shell's own manifest, cannot be loaded */
  async text(): Promise<string> {
    const [site] = await Promise.all([readSite(this.readApi), this.delivered.refresh()]);
    const { brand, companyName, footerText } = site;
    const manifest = JSON.parse(this.delivered.text ?? '') as object;
    return JSON.stringify({ ...manifest, name: companyName, short_name: brand, description: footerText });
  }
}
