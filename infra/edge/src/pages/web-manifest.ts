import { CachedResource } from '../http/cached-resource.js';
import type { ApiReader } from './api-reader.js';

interface SiteResponse {
  data: { site: { brand: string; companyName: string; footerText: string } };
}

const TIMEOUT_MS = 2_000;

/** The shell's web app manifest in the name of the salon's settings. */
export class WebManifest {
  private readonly delivered: CachedResource;

  constructor(
    shellUrl: string,
    private readonly readApi: ApiReader,
  ) {
    this.delivered = new CachedResource(new URL('manifest.webmanifest', shellUrl).href, TIMEOUT_MS);
  }

  /** @throws Error when the settings, or the shell's own manifest, cannot be loaded */
  async text(): Promise<string> {
    const [{ status, text }] = await Promise.all([this.readApi('/api/site'), this.delivered.refresh()]);
    if (status !== 200) throw new Error(`/api/site responded with ${status}`);
    const { brand, companyName, footerText } = (JSON.parse(text) as SiteResponse).data.site;
    const manifest = JSON.parse(this.delivered.text ?? '') as object;
    return JSON.stringify({ ...manifest, name: companyName, short_name: brand, description: footerText });
  }
}
