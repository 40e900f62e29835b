/**
 * Marks the stylesheets that came with the server-rendered page as mini-css-extract-plugin does its own, so that the
 * code of the page does not load them again. One that failed has no sheet, and is loaded again.
 */
export function markStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet) link.dataset.href = link.href;
}
