// On a page the server drew: the scripts come when the page has been painted, or as soon as somebody touches it. What is pressed before they are awake is not lost.
(function () {
  var wanted = JSON.parse(document.getElementById('scripts').textContent);
  var clicks = [];
  var typed = new Map();
  var begun = false;

  function add(tag, attributes) {
    var element = document.createElement(tag);
    for (var name in attributes) element[name] = attributes[name];
    document.head.appendChild(element);
  }

  function run() {
    wanted.scripts.forEach(function (src) {
      add('script', { src: src, async: false });
    });
  }

  // A frame after the next has been painted, so that a press is answered before anything else; a page in the background has none, and nobody who waits for it.
  function painted(next) {
    if (document.hidden) next();
    else
      requestAnimationFrame(function () {
        requestAnimationFrame(next);
      });
  }

  function begin() {
    if (begun) return;
    begun = true;
    wanted.first
      .concat(
        wanted.scripts.map(function (src) {
          return { href: src };
        }),
      )
      .forEach(function (link) {
        add('link', { rel: 'preload', as: 'script', href: link.href, integrity: link.integrity || '' });
      });
    // What the scripts will show has its rules by then: nothing jumps.
    var missing = wanted.styles.length;
    function arrived() {
      if (--missing > 0) return;
      run();
    }
    wanted.styles.forEach(function (href) {
      add('link', { rel: 'stylesheet', href: href, onload: arrived, onerror: arrived });
    });
    if (missing === 0) arrived();
  }

  function note(event) {
    var button = event.target.closest && event.target.closest('#root button');
    // A menu that the browser opens by itself, and a bar that is awake, need nobody to remember.
    if (!button || button.hasAttribute('popovertarget') || button.closest('[data-awake]')) return;
    clicks.push(button);
    button.setAttribute('aria-busy', 'true');
    event.preventDefault();
    event.stopPropagation();
  }

  function keep(event) {
    // A file cannot be chosen again for somebody.
    if (event.target.type !== 'file' && event.target.closest('#root')) typed.set(event.target, event.target.value);
  }

  document.addEventListener('click', note, true);
  document.addEventListener('input', keep, true);
  ['pointerdown', 'keydown', 'touchstart'].forEach(function (name) {
    addEventListener(
      name,
      function () {
        painted(begin);
      },
      { once: true, passive: true, capture: true },
    );
  });
  // A page of somebody is only its shape until the scripts are here: they begin once it is seen.
  if (wanted.soon) painted(begin);
  else
    addEventListener('load', function () {
      painted(function () {
        (window.requestIdleCallback || setTimeout)(begin, { timeout: 500 });
      });
    });
  window.early = {
    clicks: clicks,
    typed: typed,
    stop: function () {
      document.removeEventListener('click', note, true);
    },
    hush: function () {
      document.removeEventListener('input', keep, true);
    },
  };
})();
