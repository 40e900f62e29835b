import { createHash } from 'node:crypto';

/** A response of the API that a page was rendered from. */
export interface ApiRead {
  path: string;
  digest: string;
}

/** Two responses with the same digest render the same page. */
export const digestOfRead = ({ status, text }: { status: number; text: string }): string =>
  createHash('sha256').update(`${status} ${text}`).digest('base64');
