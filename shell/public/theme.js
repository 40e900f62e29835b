// Before the first paint: the theme this browser chose, if it chose one, and our letters at once where they have been fetched before.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('letters')) delete document.documentElement.dataset.letters;
} catch (_) {
  // No storage: the system decides.
}
