/** jsdom has no popovers: a button toggles the panel that it names, and the panel fires `toggle`. */
const isOpen = ({ dataset }: HTMLElement): boolean => dataset['open'] !== undefined;

function show(panel: HTMLElement, open: boolean): void {
  if (isOpen(panel) === open) return;
  if (open) panel.dataset['open'] = '';
  else delete panel.dataset['open'];
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }));
}

HTMLElement.prototype.checkVisibility = function checkVisibility() {
  return isOpen(this);
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  show(this, false);
};
document.addEventListener('click', ({ target }) => {
  const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
  const panel = id ? document.getElementById(id) : null;
  if (panel) show(panel, !isOpen(panel));
});
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '[popover]:not([data-open]) { display: none; }' }),
);
