// On a signed-in page: requests the account and the cart while the scripts are loading. `api` takes the responses.
// Each is read to its end here: nobody may take it (the salon's own screens have no cart), and an unread response keeps its connection.
(function () {
  try {
    var token = localStorage.getItem('token');
  } catch (_) {
    return;
  }
  if (!token) return;
  var responses = {};
  var paths = /^\/(admin|my-day|ops)(\/|$)/.test(location.pathname) ? ['/auth/me'] : ['/auth/me', '/cart/get-cart'];
  paths.forEach(function (path) {
    var request = {
      headers: { accept: 'application/json', authorization: 'Bearer ' + token },
      credentials: 'include',
      signal: AbortSignal.timeout(8000),
    };
    responses[path] = fetch('/api' + path, request)
      .then(function (response) {
        return response.text().then(function (body) {
          return response.status < 500 ? new Response(body, response) : null;
        });
      })
      .catch(function () {
        return null;
      });
  });
  window.prefetched = { token: token, responses: responses };
})();
