import { html, page } from '../pages/html.js';

const REGULARS = [
  ['Nimali Perera', 'nimali.perera@gmail.test'],
  ['Kavindu Silva', 'kavindu.silva@gmail.test'],
] as const;

/** The sign-in page: two fixed people, or any name and address. */
export const signInPage = (): string =>
  page(
    'Sign in · Google stand-in',
    '/identity.css',
    html` <main>
      <h1>Sign in</h1>
      <p>
        This page stands in for Google on this computer. Nobody is asked for a password, and nothing leaves the
        computer.
      </p>
      <ul aria-label="Choose an account">
        ${REGULARS.map(
          ([name, email]) =>
            html` <li>
              <form method="post">
                <input type="hidden" name="name" value="${name}" /><input type="hidden" name="email" value="${email}" />
                <button>
                  <b aria-hidden="true">${name.slice(0, 1)}</b><span>${name}<small>${email}</small></span>
                </button>
              </form>
            </li>`,
        )}
      </ul>
      <form method="post" class="other">
        <h2>Someone else</h2>
        <label>Name<input name="name" autocomplete="off" maxlength="200" /></label>
        <label>E-mail<input name="email" type="email" autocomplete="off" required /></label>
        <label class="tick"
          ><input type="checkbox" name="unverified" value="yes" />Google has not verified this address</label
        >
        <button class="go">Continue</button>
      </form>
      <form method="post"><button class="no" name="deny" value="yes">Cancel</button></form>
    </main>`,
  );

/** The last page of the button's window: passes the token to its opener and closes. */
export const relayPage = (credential: string, siteOrigin: string): string =>
  page(
    'Signing in',
    '/identity.css',
    html` <main><p>You can close this window.</p></main>
      <script src="/gsi/relay.js" data-credential="${credential}" data-origin="${siteOrigin}"></script>`,
  );

/** An error page for developers: the reason why the sign-in cannot continue. */
export const errorPage = (reason: string): string =>
  page(
    'Not possible',
    '/identity.css',
    html` <main>
      <h1>This does not work</h1>
      <p>${reason}</p>
      <p>Go back to the site and begin again.</p>
    </main>`,
  );

export const RELAY_SCRIPT = `const { credential, origin } = document.currentScript.dataset;
if (credential) window.opener?.postMessage({ type: 'google-credential', credential }, origin);
window.close();
`;

export const pictureOf = (letter: string): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="#8e3b46" />
    <text x="48" y="64" font-family="sans-serif" font-size="48" fill="#fff" text-anchor="middle">
      ${letter.slice(0, 1)}
    </text>
  </svg>`.text;

export const IDENTITY_STYLE = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f2ee, #1b1513);
  --raised: light-dark(#fff, #251d1a);
  --ink: light-dark(#2a1e1a, #f5ece2);
  --muted: light-dark(#6f5f57, #b9a89c);
  --line: light-dark(#ddd3c6, #3a2e28);
  --accent: light-dark(#8e3b46, #e08d8a);
  --on: light-dark(#fff, #1b1513);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-items: center;
  padding: 1rem;
  font: 1rem/1.5 system-ui, sans-serif;
  background: var(--ground);
  color: var(--ink);
}
main {
  width: min(26rem, 100%);
  padding: 2rem;
  display: grid;
  gap: 1.25rem;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 16px;
}
h1 { margin: 0; font: 500 1.8rem Georgia, serif; }
h2 { margin: 0; font: 600 1rem system-ui, sans-serif; }
p { margin: 0; color: var(--muted); }
ul { list-style: none; margin: 0; padding: 0; border-block: 1px solid var(--line); }
li + li { border-top: 1px solid var(--line); }
button {
  font: inherit;
  color: inherit;
  width: 100%;
  min-height: 48px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: none;
  cursor: pointer;
}
li button {
  display: flex;
  align-items: center;
  gap: .75rem;
  padding: .6rem;
  border: 0;
  border-radius: 0;
  text-align: left;
}
li b {
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on);
}
small { display: block; color: var(--muted); }
.other { display: grid; gap: .75rem; }
label { display: grid; gap: .25rem; color: var(--muted); }
input {
  font: inherit;
  color: var(--ink);
  min-height: 44px;
  padding: 0 .75rem;
  background: var(--ground);
  border: 1px solid var(--line);
  border-radius: 10px;
}
.tick { display: flex; align-items: center; gap: .5rem; }
.tick input { min-height: 0; width: 1.1rem; height: 1.1rem; }
.go { background: var(--accent); color: var(--on); border: 0; }
button:hover { filter: brightness(1.06); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
