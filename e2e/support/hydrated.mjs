/** Resolves once the page is hydrated and the session is known. */
export const hydrated = (page) =>
  page.waitForFunction(() => document.querySelector('.who[data-status="guest"], .who[data-status="user"]') !== null);
