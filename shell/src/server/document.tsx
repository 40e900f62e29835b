/* eslint-disable no-restricted-syntax -- scripts and JSON of our own, and the page that React has rendered */
import type { RemoteName, Site } from '@salon/contracts';
import type { ReactNode } from 'react';
import { type Frame, inlineJson } from './frame.js';
import { WithoutScript } from './without-script.js';

interface Props {
  frame: Frame;
  /** The remote that owns the page. */
  owner: RemoteName | null;
  /** Undefined when it cannot be read. */
  site: Site | undefined;
  /** Title and metadata of the page. */
  head: ReactNode;
  /** The rendered page; empty when the browser renders it. */
  html?: string;
  isSkeleton?: boolean;
  /** The query results that the page was rendered from. */
  results?: readonly (readonly [key: readonly unknown[], result: unknown])[];
  /** Scripts to run before the first paint. */
  inlineScripts: readonly string[];
  /** Requests the scripts of a rendered page once it is painted; without it they are requested at once. */
  afterPaintScript?: string;
}

const Icons = () => (
  <>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
);

const Fonts = ({ hrefs }: { hrefs: string[] }) =>
  hrefs.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />);

/** The shell's scripts, and preloads of the files that they need first. */
function Scripts({ frame, owner, afterPaintScript }: Pick<Props, 'frame' | 'owner' | 'afterPaintScript'>) {
  const { scripts, preloads } = frame.shell;
  const needed = [...preloads.map((href) => ({ href })), ...((owner && frame.remotes[owner]?.scripts) ?? [])];
  if (afterPaintScript !== undefined)
    return (
      <script
        data-files={JSON.stringify({ scripts, preloads: needed })}
        dangerouslySetInnerHTML={{ __html: afterPaintScript }}
      />
    );
  return (
    <>
      {needed.map((script) => (
        <link key={script.href} rel="preload" as="script" {...script} />
      ))}
      {scripts.map((src) => (
        <script key={src} defer src={src} />
      ))}
    </>
  );
}

/** The whole document. The browser hydrates only what is in `#root`. */
export function Document(props: Props) {
  const { frame, owner, site, head, html = '', isSkeleton = false, results, inlineScripts } = props;
  const { shell, remotes, registry, reports, gatewayScript } = frame;
  const styles = [...shell.styles, ...((owner && remotes[owner]?.styles) ?? [])];
  return (
    <html lang="en-LK">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b1513" media="(prefers-color-scheme: dark)" />
        {reports && <meta name="shell-version" content={reports.shellVersion} />}
        {reports && <meta name="report-share" content={String(reports.share)} />}
        {gatewayScript !== undefined && <meta name="gateway-script" content={gatewayScript} />}
        {head}
        {/* On a slow device a page in parts would move while it is parsed: a card grows with its neighbour. */}
        {results && <link rel="expect" href="#query-results" blocking="render" />}
        <Icons />
        <Fonts hrefs={shell.fonts} />
        {inlineScripts.map((text) => (
          <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="application/json" id="remotes" dangerouslySetInnerHTML={inlineJson(registry)} />
        <Scripts {...props} />
      </head>
      <body>
        <div id="root" data-waiting={isSkeleton ? '' : undefined} dangerouslySetInnerHTML={{ __html: html }} />
        {results && <script type="application/json" id="query-results" dangerouslySetInnerHTML={inlineJson(results)} />}
        <WithoutScript site={site} isAlone={html === ''} />
      </body>
    </html>
  );
}
