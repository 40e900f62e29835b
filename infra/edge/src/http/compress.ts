import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUALITY = 9;
/** For what is compressed seldom and sent often. */
export const BEST = 11;
const SMALLEST = 600;

/** The best encoding the client accepts; one refused with q=0 is not accepted. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Bytes in each encoding, compressed on first use. */
export class CompressedBody {
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly bytes: Buffer,
    private readonly compressible: boolean,
    private readonly quality = QUALITY,
  ) {}

  /** Bytes that came with their compressed copy. */
  static withBrotli(bytes: Buffer, compressed: Buffer): CompressedBody {
    const body = new CompressedBody(bytes, true);
    body.encoded.set('br', Promise.resolve(compressed));
    return body;
  }

  async in(wanted: Encoding): Promise<{ bytes: Buffer; encoding: Encoding }> {
    if (!this.compressible || this.bytes.length < SMALLEST || wanted === 'identity')
      return { bytes: this.bytes, encoding: 'identity' };
    const made = this.encoded.get(wanted) ?? compress(this.bytes, wanted, this.quality);
    this.encoded.set(wanted, made);
    return { bytes: await made, encoding: wanted };
  }
}

const compress = (bytes: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : zip(bytes);
