/** The parts of Google's script that the site uses: a button that opens a window and returns an ID token. */
export const buttonScript = (issuer: string): string => `(() => {
  const ISSUER = ${JSON.stringify(new URL(issuer).origin)};
  let settings = {};
  addEventListener('message', ({ origin, data }) => {
    if (origin === ISSUER && data?.type === 'google-credential')
      settings.callback?.({ credential: data.credential, select_by: 'btn' });
  });
  const open = () => {
    const query = new URLSearchParams({ client_id: settings.client_id, nonce: settings.nonce ?? '' });
    window.open(ISSUER + '/gsi/select?' + query, 'google-sign-in', 'popup,width=480,height=720');
  };
  const MARK = '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" ' +
    'stroke-width="1.8" stroke-linecap="round" aria-hidden="true">' +
    '<path d="M20 12h-7.5M20 12a8 8 0 1 1-2.4-5.7"/></svg>';
  const renderButton = (parent, { width } = {}) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.innerHTML = MARK + '<span>Continue with Google</span>';
    Object.assign(button.style, {
      display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '10px',
      width: width ? width + 'px' : 'auto', maxWidth: '100%', minHeight: '44px', padding: '0 24px',
      font: '500 15px system-ui, sans-serif', color: '#1f1f1f', background: '#fff',
      border: '1px solid #747775', borderRadius: '999px', cursor: 'pointer',
    });
    button.addEventListener('click', open);
    parent.replaceChildren(button);
  };
  const initialize = (given) => { settings = given; };
  window.google = { accounts: { id: { initialize, renderButton, prompt: open, cancel() {}, disableAutoSelect() {} } } };
})();
`;
