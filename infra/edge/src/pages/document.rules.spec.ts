import { composeDocument, parseShell } from './document.rules.js';

const PAGE = `<html><head><meta name="description" content="x" />
<title>Araliya</title><script src="/theme.js"></script><script src="/ahead.js" async></script><script type="application/json" id="remotes">{}</script>
<link rel="stylesheet" href="/a.css"><link rel="preload" as="script" href="/early.js"><script type="application/json" id="server">"server.1.cjs"</script><script defer src="/main.js"></script></head>
<body><div id="root"></div></body></html>`;

it('takes a page apart and puts it together without touching the rest', () => {
  const shell = parseShell(PAGE);
  expect(shell).toMatchObject({
    server: 'server.1.cjs',
    styles: ['/a.css'],
    preloads: ['/early.js'],
    scripts: ['/main.js'],
  });
  expect(parseShell('<html></html>').server).toBeUndefined();
  expect(
    composeDocument({ shell, head: '', html: '$& and $1', answers: [], css: '', preloads: [], theme: '', start: '' }),
  ).toContain('<div id="root">$& and $1</div>');
});
