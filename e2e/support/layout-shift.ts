import type { BrowserContext, Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Observed {
  layoutShift: { score: number; moved: string[] };
}

/** Sums up the layout shifts of each page of this context from its first paint, and records what moved. */
export const observeLayoutShift = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const total: Observed['layoutShift'] = { score: 0, moved: [] };
    Object.assign(window, { layoutShift: total });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'a removed node';
    };
    const tops = ({ previousRect: from, currentRect: to }: Shift['sources'][number]): string =>
      `(${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height})`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        total.score += value;
        const moved = sources.map((source) => `${nameOf(source.node)} ${tops(source)}`);
        total.moved.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** A shift below this cannot be seen. */
const MOST = 0.001;

/** The layout shift of the page so far, if it can be seen: its score, then what moved. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const { score, moved } = await page.evaluate(() => (window as unknown as Observed).layoutShift);
  return score > MOST ? [`${page.url()} ${score.toFixed(4)}`, ...moved] : [];
}
