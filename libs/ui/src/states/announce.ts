let region: HTMLElement | null = null;

/** Announces `text` politely to screen readers. Only for effects and event handlers. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'sr';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  // A repeated sentence is announced again only when the text differs.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
