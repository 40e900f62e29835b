import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Of the command line: `[site] [folder] [--all] [--inbox <address>]`. The folder is `docs/pictures/<name>` unless
 * another one is given.
 */
export function optionsOf(name) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      inbox: { type: 'string', default: 'http://localhost:4080' },
    },
  });
  const usual = fileURLToPath(new URL(`../../docs/pictures/${name}`, import.meta.url));
  const [site = 'http://localhost:4000', folder = usual] = positionals;
  return { site, folder, ...values };
}
