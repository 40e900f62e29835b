// Runs before the first paint: applies this browser's theme, and reserves space for the links of a signed-in visitor.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('token')) document.documentElement.style.setProperty('--known', 1);
} catch (_) {
  // Storage is disabled: the system theme applies.
}
