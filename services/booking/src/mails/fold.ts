/** RFC 5545, 3.1: maximum octets of a line without its break. */
const MAX_OCTETS = 75;

/**
 * Folds a line without splitting a character; the library counts characters, many of which are longer than an octet.
 */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n\t';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
