const PATIENCE = 2_000;
const RECENT = 1_000;

interface Kept {
  at: number;
  text: Promise<string>;
}

/** Texts of built files. */
export class FileTexts {
  private readonly kept = new Map<string, Kept>();

  /** A file whose name carries its digest never changes. @throws Error when it cannot be had */
  forGood(address: string): Promise<string> {
    return this.read(address, Number.POSITIVE_INFINITY);
  }

  /** Any other file, at most a second old. @throws Error when it cannot be had */
  recent(address: string): Promise<string> {
    return this.read(address, RECENT);
  }

  private read(address: string, lifetime: number): Promise<string> {
    const known = this.kept.get(address);
    if (known && performance.now() - known.at < lifetime) return known.text;
    const text = get(address);
    this.kept.set(address, { at: performance.now(), text });
    text.catch(() => this.kept.delete(address));
    return text;
  }
}

async function get(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
