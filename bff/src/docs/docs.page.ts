import type { OpenAPIObject } from '@nestjs/swagger';
import { escapeHtml } from '@salon/kernel';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Operation {
  /** `POST /api/auth/login` */
  call: string;
  access: string;
  body: string;
}

interface DescribedBody {
  content?: Record<string, { schema?: { $ref?: string } }>;
}

/** Every operation of the document with who may call it; the input of the page and of the access matrix. */
export const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const extended = operation as unknown as { 'x-access'?: string };
      return [
        {
          call: `${method.toUpperCase()} ${path}`,
          access: extended['x-access'] ?? '',
          body: bodyOf(operation.requestBody as DescribedBody | undefined),
        },
      ];
    }),
  );

function bodyOf(body: DescribedBody | undefined): string {
  const [type = '', media] = Object.entries(body?.content ?? {})[0] ?? [];
  return media?.schema?.$ref?.split('/').at(-1) ?? type;
}

/** The API on one page for developers: calls, bodies, access. No script, no external style. */
export function docsPage(document: OpenAPIObject): string {
  const rows = operationsOf(document).map(
    ({ call, access, body }) =>
      `<tr><td><code>${escapeHtml(call)}</code><td>${escapeHtml(access)}<td><code>${escapeHtml(body)}</code>`,
  );
  const forms = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<h3 id="${escapeHtml(name)}">${escapeHtml(name)}</h3><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>API of the salon's site</title>
<h1>${escapeHtml(document.info.title)}</h1><p>Machine-readable: <a href="/api/docs-json">/api/docs-json</a></p>
<table><thead><tr><th>Call<th>Who may<th>Body<tbody>${rows.join('\n')}</table>
<h2>Bodies</h2>${forms.join('\n')}</html>`;
}
