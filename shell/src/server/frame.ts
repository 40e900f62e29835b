import type { RemoteName, RemoteRegistry } from '@salon/contracts';

interface ScriptFile {
  href: string;
  integrity?: string;
}

/** What the edge knows of the deployed files: they belong to one page. */
export interface Frame {
  /** The shell's files, by its `document.json`. */
  shell: { fonts: string[]; styles: string[]; preloads: string[]; scripts: string[] };
  /** The files that each remote needs at once. */
  remotes: Partial<Record<RemoteName, { styles: string[]; scripts: ScriptFile[] }>>;
  registry: RemoteRegistry;
  /** For the reports of the browser (ADR-0064); an edge before it does not say. */
  reports?: { shellVersion: string; share: number };
  /** Address of the payment gateway's script. */
  gatewayScript?: string;
}

/** JSON that is safe inside a script element, whatever it contains. */
export const inlineJson = (value: unknown): { __html: string } => ({
  __html: JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029'),
});
