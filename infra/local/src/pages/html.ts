import { escapeHtml } from '@salon/kernel';

/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | undefined | Piece[];

/** An HTML template; values are escaped unless they are Html themselves. */
export function html(texts: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(texts.reduce((page, text, index) => page + render(values[index - 1]) + text));
}

function render(value: Piece): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return escapeHtml(String(value));
}

/** Content security policy of a page of a stand-in. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** A page of a stand-in; `style` is the URL of its stylesheet. */
export function page(title: string, style: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${style}" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}
