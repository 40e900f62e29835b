import { messages } from '@salon/contracts';
import { Info } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';

interface BubbleProps {
  text: string;
  children: ReactElement;
}

/** Fallback: the button alone, whose `title` shows the same text. */
const NoTooltip = ({ children }: BubbleProps) => children;

/** Loaded after the cart has rendered: the tooltip is as large as the whole page. */
const Bubble = lazy(async () => {
  const { Tooltip } = await import('@salon/ui/tooltip').catch(() => ({ Tooltip: NoTooltip })); // The cart works without it.
  return { default: Tooltip };
});

const Mark = ({ title, ...rest }: { title?: string }) => (
  <button type="button" className="fee-hint" aria-label="About the booking fee" title={title} {...rest}>
    <Info aria-hidden="true" />
  </button>
);

/** What the booking fee is, on demand. */
export const FeeHint = () => (
  <Suspense fallback={<Mark title={messages.feeHint} />}>
    <Bubble text={messages.feeHint}>
      <Mark />
    </Bubble>
  </Suspense>
);
