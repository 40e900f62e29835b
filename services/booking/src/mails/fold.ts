/** RFC 5545, 3.1: octets of a line, its break not counted. */
const LONGEST = 75;

/**
 * A line in pieces, none of which ends within a letter; the library counts letters, and most of the world's are longer
 * than an octet.
 */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LONGEST) {
      folded += '\r\n\t';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
