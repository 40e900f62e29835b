import { messages } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { usePageAction } from '@salon/web-kit';
import { focusHeading } from '../focus-heading.js';

/** Below a special offer that took the place of services, as long as that can be undone (decision B9). */
export function ReplacedNotice() {
  const action = usePageAction();
  if (action?.text !== messages.offerAdded) return null;
  const undo = () => {
    focusHeading(); // The action removes the button.
    action.run();
  };
  return (
    <Notice tone="info" className="cart-replaced">
      <p>This offer took the place of what was in your cart.</p>
      <button type="button" className="word-button" onClick={undo}>
        {action.label}
      </button>
    </Notice>
  );
}
