export interface DrawnDocument {
  text: string;
  /** Digests of its inline scripts and styles, for the page's policy. */
  inlineScripts: string[];
  inlineStyles: string[];
}

export interface KeptPage {
  at: number;
  document: DrawnDocument;
}

/** At most so many drawn pages by their addresses; the one drawn longest ago goes first. */
export class KeptPages {
  private readonly pages = new Map<string, KeptPage>();

  constructor(private readonly most: number) {}

  get(address: string): KeptPage | undefined {
    return this.pages.get(address);
  }

  /** A document that did not change stays the same object. */
  keep(address: string, document: DrawnDocument): DrawnDocument {
    const before = this.pages.get(address)?.document;
    const same = before?.text === document.text ? before : document;
    this.pages.delete(address);
    this.pages.set(address, { at: performance.now(), document: same });
    const [oldest] = this.pages.keys();
    if (this.pages.size > this.most && oldest !== undefined) this.pages.delete(oldest);
    return same;
  }
}
