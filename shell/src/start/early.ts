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

/** What was pressed and typed before the page was awake happens now, on the very elements it was meant for. */
export function repeatEarly(place: HTMLElement): void {
  const { early } = window;
  if (!early) return;
  early.stop();
  delete window.early;
  for (const field of place.querySelectorAll('input')) {
    if (field.type !== 'radio' && field.value !== field.defaultValue) retype(field);
  }
  for (const button of early.clicks) {
    button.removeAttribute('aria-busy');
    if (button.isConnected) button.click();
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
