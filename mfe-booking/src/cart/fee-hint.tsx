import { messages } from '@salon/contracts';
import { Info } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';

interface BubbleProps {
  text: string;
  children: ReactElement;
}

/** Fallback: the button alone, whose `title` shows the same text. */
const NoTooltip = ({ children }: BubbleProps) => children;

/** Loaded after the cart has rendered: the tooltip code is as large as the whole page. */
const Bubble = lazy(async () => {
  // The cart works without it.
  const { Tooltip } = await import('@salon/ui/tooltip').catch(() => ({ Tooltip: NoTooltip }));
  return { default: Tooltip };
});

const Mark = ({ title, ...rest }: { title?: string }) => (
  <button type="button" className="fee-hint" aria-label="About the booking fee" title={title} {...rest}>
    <Info aria-hidden="true" />
  </button>
);

/** The explanation of the booking fee, on demand. */
export const FeeHint = () => (
  <Suspense fallback={<Mark title={messages.feeHint} />}>
    <Bubble text={messages.feeHint}>
      <Mark />
    </Bubble>
  </Suspense>
);
