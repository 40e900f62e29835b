import { messages } from '@salon/contracts';
import { Info } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';

interface BubbleProps {
  text: string;
  children: ReactElement;
}

/** The button itself: its browser says what a bubble would. */
const Plain = ({ children }: BubbleProps) => children;

/** Fetched once the cart stands there: the bubble weighs as much as the whole page. */
const Bubble = lazy(async () => {
  const { Tooltip } = await import('@salon/ui/tooltip').catch(() => ({ Tooltip: Plain })); // Without it the cart is as good.
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
