// Runs before the first paint: applies this browser's theme, and reserves space for the links of a signed-in visitor.
// The theme switch works with it before hydration.
(function () {
  var html = document.documentElement;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
    if (localStorage.getItem('token')) html.style.setProperty('--known', 1);
  } catch (_) {
    // Storage is disabled: the system theme applies.
  }
  addEventListener('change', function (event) {
    var input = event.target;
    if (input.name !== 'theme') return;
    if (input.value === 'system') delete html.dataset.theme;
    else html.dataset.theme = input.value;
    try {
      if (input.value === 'system') localStorage.removeItem('theme');
      else localStorage.setItem('theme', input.value);
    } catch (_) {
      // Without storage the choice lasts as long as the page.
    }
  });
})();
