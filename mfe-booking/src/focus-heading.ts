/** Takes the focus to the page's heading, which is then read out: what the customer was at has gone. For effects only. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
