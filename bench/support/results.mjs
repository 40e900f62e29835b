import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../results.md', import.meta.url));

/** `npm run bench` on which machine and when. */
export const madeBy = (command) =>
  `\`${command}\` on ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ` +
  new Date().toISOString().slice(0, 10);

/** Writes one part of bench/results.md, which begins with its heading; the others stay. */
export function writeResults(lines) {
  const text = `${lines.join('\n').trimEnd()}\n`;
  const [heading] = lines;
  const parts = existsSync(FILE) ? readFileSync(FILE, 'utf8').split(/^(?=## )/m) : [];
  const others = parts.filter((part) => !part.startsWith(`${heading}\n`)).map((part) => `${part.trimEnd()}\n`);
  const all = heading.startsWith('# ') ? [text, ...others] : [...others, text];
  writeFileSync(FILE, all.join('\n'));
  process.stdout.write(`${text}\n`);
}
