import { REMOTES, type RemoteEntry, type RemoteRegistry } from '@salon/contracts';

const isEntry = (value: unknown): value is RemoteEntry => {
  const { entry, entryGlobalName, type, integrity, paths = [] } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof entry === 'string' &&
    entry !== '' &&
    typeof entryGlobalName === 'string' &&
    type === 'global' &&
    typeof integrity === 'string' &&
    Array.isArray(paths) &&
    paths.every((path) => typeof path === 'string')
  );
};

/** The well-formed entries of `text`; everything else is ignored. */
export function parseRegistry(text: string): RemoteRegistry {
  try {
    const found = JSON.parse(text) as Record<string, unknown> | null;
    return Object.fromEntries(REMOTES.flatMap((name) => (isEntry(found?.[name]) ? [[name, found[name]]] : [])));
  } catch {
    return {}; // Not JSON: an empty registry; each remote then reports that it is not available.
  }
}

/** The registry that the edge wrote into this page. */
export const readRegistry = (): RemoteRegistry => parseRegistry(document.getElementById('remotes')?.textContent ?? '');

/** The current registry; empty when the request fails. */
export async function refreshRegistry(): Promise<RemoteRegistry> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(5_000) } as const;
  const text = await fetch('/remotes.json', options)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => ''); // The entries that are known stay.
  return parseRegistry(text);
}
