let region: HTMLElement | null = null;

/** Has `text` read out politely, without anything moving on the screen. For effects and event handlers only. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'sr';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  // A sentence said twice is only read again when it differs from what stands there.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
