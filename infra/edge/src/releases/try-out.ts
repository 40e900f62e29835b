import { type ApiReader, limitedReaders, ReadRefused } from '../pages/api-reader.js';
import { BundleTexts } from '../deployed/bundle-texts.js';
import type { ShellFiles } from '../deployed/shell-files.rules.js';
import { siteFiles } from '../deployed/site-files.js';
import { messageOf } from '../http/message-of.js';
import type { Deployment } from '../remotes/deployment.js';
import { Renderer } from '../renderer/renderer.js';

interface Candidate {
  name: string;
  /** All remotes, with the deployment that is tried out. */
  deployments: ReadonlyMap<string, Deployment>;
  shell: ShellFiles;
  shellUrl: string;
  siteUrl: string;
  readApi: ApiReader;
}

/**
 * Renders a page of a remote, or the home page when it has no public one, in a process of its own: no visitor's page is
 * touched.
 * @throws Error when its server bundle cannot run, or the page cannot be rendered while the API responds
 */
export async function tryOut({ name, deployments, shell, shellUrl, siteUrl, readApi }: Candidate): Promise<void> {
  const { bundles, frame } = siteFiles({ shell, deployments, shellUrl });
  if (!bundles) return;
  const texts = new BundleTexts();
  const problems: string[] = [];
  const api = { isDown: false, read: limitedReaders(readApi).render };
  const renderer = new Renderer({
    readBundle: (address) => texts.read(address),
    readApi: async (path) => {
      try {
        const response = await api.read(path);
        api.isDown ||= response.status >= 500;
        return response;
      } catch (error) {
        api.isDown ||= !(error instanceof ReadRefused);
        throw error;
      }
    },
    report: (remote, problem) => void (remote === name && problems.push(messageOf(problem))),
  });
  try {
    const path = (await ownPath(renderer, bundles, name)) ?? '/';
    await renderer.render(bundles, { path, siteUrl, frame }).catch((error: unknown) => {
      if (!api.isDown) problems.push(messageOf(error)); // Without the API no release could be judged.
    });
  } finally {
    renderer.stop();
  }
  if (problems.length > 0) throw new Error(`it cannot be rendered: ${problems.join(', ')}`);
}

/** The first public page of a remote. */
async function ownPath(
  renderer: Renderer,
  bundles: Parameters<Renderer['paths']>[0],
  name: string,
): Promise<string | undefined> {
  for (const path of await renderer.paths(bundles))
    if ((await renderer.describe(bundles, path)).owner === name) return path;
  return undefined;
}
