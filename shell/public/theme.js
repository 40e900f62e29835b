// Before the first paint: the theme this browser chose, if it chose one, and room for what a signed-in visitor sees.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('token')) document.documentElement.style.setProperty('--known', 1);
} catch (_) {
  // No storage: the system decides.
}
