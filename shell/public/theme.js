// Before the first paint: the theme this browser chose, if it chose one.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (_) {
  // No storage: the system decides.
}
