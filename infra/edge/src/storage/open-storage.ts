import { makeValidator, str } from 'envalid';
import { FolderStorage } from './folder-storage.js';
import { HttpStorage } from './http-storage.js';
import type { TextStorage } from './text-storage.js';

const renamed = makeValidator<string>((text) => {
  if (text) throw new Error('it is named RELEASES now');
  return text;
});

/** Where releases are, for the edge and each command; credentials are read by the S3 client itself. */
export const storageVariables = {
  /** A folder, `s3://bucket/prefix`, or the `https://` address where one of them is published; empty: no releases. */
  RELEASES: str({ default: '' }),
  /** An edge that ignored it would show what nobody has promoted. */
  RELEASES_DIR: renamed({ default: '' }),
  AWS_REGION: str({ default: 'us-east-1' }),
  /** Address of a storage other than AWS. */
  AWS_ENDPOINT_URL_S3: str({ default: '' }),
};

interface StorageSettings {
  RELEASES: string;
  AWS_REGION: string;
  AWS_ENDPOINT_URL_S3: string;
}

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})(?:\/(.*))?$/;

/**
 * The storage at an address. The S3 client is loaded only where it is used.
 * @throws Error in one sentence when there is none at such an address
 */
export async function openStorage({
  RELEASES,
  AWS_REGION,
  AWS_ENDPOINT_URL_S3,
}: StorageSettings): Promise<TextStorage> {
  const [, bucket, prefix = ''] = S3.exec(RELEASES) ?? [];
  if (bucket !== undefined) {
    const { S3Storage } = await import('./s3-storage.js');
    const at = { bucket, prefix: prefix && folderOf(prefix), region: AWS_REGION };
    return new S3Storage(AWS_ENDPOINT_URL_S3 ? { ...at, endpoint: AWS_ENDPOINT_URL_S3 } : at);
  }
  if (/^https?:/.test(RELEASES)) return new HttpStorage(folderOf(webAddress(RELEASES)));
  if (RELEASES.includes('://'))
    throw new Error('RELEASES is a folder, s3://bucket/prefix or an address with https://, nothing else.');
  return new FolderStorage(RELEASES);
}

/** @throws Error when it holds credentials, which would stand in the log, or parameters, which would be lost */
function webAddress(text: string): string {
  const { username, password, search, hash, href } = new URL(text);
  if (username || password || search || hash)
    throw new Error('RELEASES is an address without a user, a password and parameters.');
  return href;
}

const folderOf = (text: string): string => (text.endsWith('/') ? text : `${text}/`);
