// Requests the page's scripts once the page is painted: text, styles and pictures come first on a slow connection.
(function () {
  var files = JSON.parse(document.currentScript.dataset.files);
  var isRequested = false;
  function add(name, attributes) {
    var element = document.createElement(name);
    for (var key in attributes) element[key] = attributes[key];
    document.head.append(element);
  }
  function request() {
    if (isRequested) return;
    isRequested = true;
    files.scripts.forEach(function (src) {
      add('script', { src: src, async: false });
    });
    files.preloads.forEach(function (file) {
      add('link', { rel: 'preload', as: 'script', href: file.href, integrity: file.integrity || '' });
    });
  }
  new PerformanceObserver(request).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted, and not every browser reports its paint.
  addEventListener('load', function () {
    setTimeout(request, document.hidden ? 0 : 500);
  });
})();
