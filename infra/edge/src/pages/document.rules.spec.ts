import { composeDocument, parseShell } from './document.rules.js';

const PAGE = `<html><head><meta name="description" content="x" />
<title>Araliya</title><script src="/theme.js"></script><script src="/ahead.js" async></script><script type="application/json" id="remotes">{}</script>
<link rel="stylesheet" href="/a.css"><link rel="preload" as="script" href="/early.js"><script type="application/json" id="server">"server.1.cjs"</script><script defer src="/main.js"></script></head>
<body><div id="root"></div></body></html>`;

it('takes a page apart and puts it together without touching the rest', () => {
  const shell = parseShell(PAGE);
  expect(shell.server).toBe('server.1.cjs');
  expect(parseShell('<html></html>').server).toBeUndefined();
  const parts = { shell, head: '', html: '$& and $1', answers: [], styles: [], preloads: [], theme: '' };
  expect(composeDocument(parts)).toContain('<div id="root">$& and $1</div>');
});
