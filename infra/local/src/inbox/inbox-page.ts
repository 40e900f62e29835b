import { html, type Html, page } from '../pages/html.js';
import type { MailAttachment, StoredMail } from './mailbox.js';

/** The list of mails on the left, the selected mail on the right. */
export function inboxPage(mails: readonly StoredMail[], chosen: StoredMail | undefined): string {
  const hint = mails.length === 0 ? 'Register on the site and its code arrives here.' : 'Choose a mail to read it.';
  return page(
    chosen ? `${chosen.subject} · Inbox` : 'Inbox',
    '/inbox.css',
    html` <header>
        <h1>Inbox</h1>
        <p>Mail sent by this installation stays here; nothing leaves the computer.</p>
        <form method="post" action="/clear"><button ${mails.length === 0 ? 'disabled' : ''}>Delete all</button></form>
      </header>
      <main>
        <nav aria-label="Mails" data-newest="${mails[0]?.id ?? ''}">
          ${mails.length === 0 ? html`<p class="none">No mail yet.</p>` : list(mails, chosen)}
        </nav>
        ${chosen ? article(chosen) : html`<section class="none"><p>${hint}</p></section>`}
      </main>
      <script src="/inbox.js" defer></script>`,
  );
}

const list = (mails: readonly StoredMail[], chosen: StoredMail | undefined): Html =>
  html`<ol>
    ${mails.map(
      (mail) =>
        html` <li>
          <a href="/?id=${mail.id}" ${mail === chosen ? html`aria-current="page"` : undefined}
            ><strong>${mail.subject || '(no subject)'}</strong><span>${mail.to}</span>
            <time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 16).replace('T', ' ')} UTC</time></a
          >
        </li>`,
    )}
  </ol>`;

const article = (mail: StoredMail): Html =>
  html`<article>
    <h2>${mail.subject || '(no subject)'}</h2>
    <dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to}</dd>
    </dl>
    ${
      mail.attachments.every(isShownInside)
        ? undefined
        : html`<ul class="files" aria-label="Attachments">
            ${mail.attachments.map((file, index) => (isShownInside(file) ? undefined : attachment(mail.id, file, index)))}
          </ul>`
    }
    ${
      mail.html
        ? html`<iframe
              title="The mail as its reader sees it"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="/email/${mail.id}/html"
            ></iframe>
            <details>
              <summary>Plain text</summary>
              <pre>${mail.text}</pre>
            </details>`
        : html`<pre>${mail.text}</pre>`
    }
  </article>`;

const isShownInside = ({ contentId }: MailAttachment): boolean => contentId !== null;

const attachment = (id: string, file: MailAttachment, index: number): Html =>
  html`<li>
    <a href="/email/${id}/attachments/${index}" download="${file.filename}">${file.filename}</a> ${file.contentType},
    ${file.size} bytes
  </li>`;

/** Reloads the list when a mail arrives while no mail is open. */
export const INBOX_SCRIPT = `const list = document.querySelector('nav');
setInterval(async () => {
  const { newest } = await (await fetch('/newest')).json().catch(() => ({ newest: list.dataset.newest }));
  if (newest === list.dataset.newest) return;
  const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  list.innerHTML = fresh.querySelector('nav').innerHTML;
  list.dataset.newest = newest;
}, 2000);
`;

export const INBOX_STYLE = `:root {
  color-scheme: light dark;
  --ground: light-dark(#fbf8f3, #1b1513);
  --raised: light-dark(#fff, #251d1a);
  --ink: light-dark(#2a1e1a, #f5ece2);
  --muted: light-dark(#6f5f57, #b9a89c);
  --line: light-dark(#e5dacc, #3a2e28);
  --accent: light-dark(#8e3b46, #e08d8a);
  --soft: light-dark(#f4e4e2, #3a2422);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  font: 1rem/1.5 system-ui, sans-serif;
  background: var(--ground);
  color: var(--ink);
  min-height: 100vh;
  display: grid;
  grid-template-rows: auto 1fr;
}
header {
  display: flex;
  align-items: baseline;
  gap: 1rem;
  flex-wrap: wrap;
  padding: 1rem 1.5rem;
  border-bottom: 1px solid var(--line);
}
h1 { font: 600 1.4rem Georgia, serif; margin: 0; }
header p { margin: 0; color: var(--muted); flex: 1; }
button {
  font: inherit;
  padding: .35rem .9rem;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--raised);
  color: inherit;
}
main { display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; }
nav { border-right: 1px solid var(--line); overflow: auto; }
ol { list-style: none; margin: 0; padding: 0; }
nav a {
  display: grid;
  gap: .1rem;
  padding: .7rem 1.5rem;
  border-bottom: 1px solid var(--line);
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
}
nav a:hover, nav a[aria-current] { background: var(--soft); }
nav span, time, dt, .none, .files { color: var(--muted); font-size: .9rem; }
.none { padding: 1.5rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
article { padding: 1.5rem; display: grid; grid-template-rows: auto auto auto 1fr; gap: .75rem; min-width: 0; }
h2 { margin: 0; font: 600 1.3rem Georgia, serif; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: 0; }
dd { margin: 0; }
iframe { width: 100%; min-height: 60vh; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 10px;
  padding: 1rem;
  margin: 0;
}
a { color: var(--accent); }
@media (max-width: 45rem) { main { grid-template-columns: 1fr; } nav { border: 0; max-height: 40vh; } }
`;
