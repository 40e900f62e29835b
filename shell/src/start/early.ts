import { useSession } from '@salon/web-kit';
import { useEffect } from 'react';

/** What `public/start.js` notes on a drawn page until the page can answer for itself. */
interface Early {
  clicks: HTMLElement[];
  stop(): void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** What was pressed and typed before the page was awake and knew its visitor happens then, on the very elements it was meant for. */
export function useEarly(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') repeatEarly();
  }, [status]);
}

function repeatEarly(): void {
  const { early } = window;
  if (!early) return;
  early.stop();
  delete window.early;
  for (const button of early.clicks) {
    button.removeAttribute('aria-busy');
    if (button.isConnected) button.click();
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input')) {
    if (field.type !== 'radio' && field.value !== field.defaultValue) retype(field);
  }
}

/** React hears of a value only when it is set behind its back and then announced. */
function retype(field: HTMLInputElement): void {
  const { value } = field;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field, '');
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
