import type { RemoteName, RemoteRegistry } from '@salon/contracts';

interface ScriptFile {
  href: string;
  integrity?: string;
}

/** The deployed files of one page, as the edge knows them. */
export interface Frame {
  /** The shell's files, from its `document.json`. */
  shell: { fonts: string[]; styles: string[]; preloads: string[]; scripts: string[] };
  /** The files that each remote needs at once. */
  remotes: Partial<Record<RemoteName, { styles: string[]; scripts: ScriptFile[] }>>;
  registry: RemoteRegistry;
  /** For the browser's reports (ADR-0064); older edges do not send it. */
  reports?: { shellVersion: string; share: number };
  /** Address of the payment gateway's script. */
  gatewayScript?: string;
}

/** JSON that is safe inside a script element, for any content. */
export const inlineJson = (value: unknown): { __html: string } => ({
  __html: JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029'),
});
