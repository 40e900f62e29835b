// On a signed-in page: requests the account and the cart while the scripts are loading. `api` takes the responses.
(function () {
  try {
    var token = localStorage.getItem('token');
  } catch (_) {
    return;
  }
  if (!token) return;
  var responses = {};
  ['/auth/me', '/cart/get-cart'].forEach(function (path) {
    var request = {
      headers: { accept: 'application/json', authorization: 'Bearer ' + token },
      credentials: 'include',
      signal: AbortSignal.timeout(8000),
    };
    responses[path] = fetch('/api' + path, request).catch(function () {
      return null;
    });
  });
  window.prefetched = { token: token, responses: responses };
})();
