let region: HTMLElement | null = null;

/**
 * Announces `text` politely to screen readers. Only for effects and event handlers. Returns a function that clears it
 * from the end of the page, unless something else is announced by then.
 */
export function announce(text: string): () => void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'sr';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  // A repeated sentence is announced again only when the text differs.
  const said = region.textContent === text ? `${text}\u00a0` : text;
  region.textContent = said;
  return () => {
    if (region?.textContent === said) region.textContent = '';
  };
}
