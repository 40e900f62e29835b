import type { SiteContent } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** The texts of /about and /faq (decision B1). */
export async function getContent(signal: AbortSignal): Promise<SiteContent> {
  const { data } = await api.get<{ content: SiteContent }>('/site/content', { signal });
  return data.content;
}
