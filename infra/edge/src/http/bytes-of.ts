const MEGABYTE = 1_000_000;
/** Of a manifest, a list of releases or the shell's document. */
export const MOST_OF_TEXT = MEGABYTE;
/** Of a script, a picture or a server bundle. */
export const MOST_OF_FILE = 8 * MEGABYTE;

/**
 * The body of a response of another team's server; `most` counts its bytes after they are decompressed (threat T67).
 * @throws Error when there are more; the rest is not read
 */
export async function bytesOf(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > most) throw new Error(`${response.url} is larger than ${most / MEGABYTE} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** As text. @throws Error as `bytesOf` */
export const limitedText = async (response: Response, most: number): Promise<string> =>
  new TextDecoder().decode(await bytesOf(response, most));
