import type { ApiRead } from './api-read.js';

/** Of a document and its data: the edge has to read it. */
export const MOST_CHARACTERS = 2_000_000;

/** What is deployed together: addresses of the server bundles, the shell's and each remote's by its name. */
export interface SiteBundles {
  shell: string;
  remotes: Readonly<Record<string, string>>;
  /** As in the document: a remote's paths are in it. */
  registry: object;
}

/** What the site knows of an address. */
export interface Description {
  /** The address under which the page is rendered; null when it is not rendered on the server. */
  address: string | null;
  /** The remote whose page it is. */
  owner: string | null;
  isNowhere: boolean;
}

/** The deployed files, for the shell's document: the same as `Frame` in its server bundle. */
export interface Frame {
  shell: { fonts: string[]; styles: string[]; preloads: string[]; scripts: string[] };
  remotes: Readonly<Record<string, { styles: string[]; scripts: { href: string; integrity?: string }[] }>>;
  registry: object;
  reports: { shellVersion: string; share: number };
  gatewayScript?: string;
}

export interface Rendered {
  /** The whole document. */
  html: string;
  /** The texts of its inline scripts. */
  inlineScripts: string[];
}

/** A document with what it was rendered from. */
export interface RenderedFrom extends Rendered {
  /** What the API responded meanwhile. */
  reads: ApiRead[];
  /** Names of the remotes that were not left out. */
  remotes: string[];
}

export interface WantedPage {
  path: string;
  siteUrl: string;
  frame: Frame;
}

/** Requests of the edge to the renderer's process. */
export interface RendererCalls {
  describe: (wanted: { site: SiteBundles; url: string }) => Description;
  paths: (wanted: { site: SiteBundles }) => string[];
  render: (wanted: WantedPage & { site: SiteBundles }) => RenderedFrom | null;
  /** The document of a page of this owner that the browser renders. */
  renderFrame: (wanted: { site: SiteBundles; owner: string | null; frame: Frame }) => RenderedFrom;
}

/** Requests of the renderer's process to the edge: it reads no file and opens no connection itself. */
export interface EdgeCalls {
  /** The text of a server bundle of the site. */
  bundle: (wanted: { address: string }) => string;
  /** A GET of our API as a guest. */
  api: (wanted: { path: string }) => { status: number; text: string };
  /** A bundle has run. */
  ran: (wanted: { address: string }) => void;
  /** A remote is left out, because its bundle cannot be loaded or run. */
  leftOut: (wanted: { remote: string; problem: string }) => void;
}
