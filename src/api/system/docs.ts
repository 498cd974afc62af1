import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { page } from '#api/page.ts';

type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, { description?: string; content?: unknown }>;
};

/** A page to read the API on, made from the same description that machines read. No scripts. */
export function docsPage(document: ReturnType<OpenAPIHono['getOpenAPI31Document']>) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  return page(
    'Nirmaan API',
    html`<p>
        Every call, from the schemas that check it. For machines: <a href="/openapi.json">/openapi.json</a>.
        Errors are <code>{success:false, message, errors?, code}</code>.
      </p>
      ${tags.map(
        (tag) =>
          html`<h2>${tag}</h2>
            ${operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag).map(call)}`,
      )}
      <h2>Schemas</h2>
      ${Object.entries(document.components?.schemas ?? {}).map(
        ([name, schema]) =>
          html`<details id="schema-${name}">
            <summary>${name}</summary>
            ${code(schema)}
          </details>`,
      )}`,
  );
}

const call = ({ path, method, operation }: { path: string; method: string; operation: Operation }) =>
  html`<details>
    <summary>
      <strong>${method.toUpperCase()} ${path}</strong>
      <span>${operation.summary}</span>
    </summary>
    ${operation.description ? html`<pre>${operation.description}</pre>` : ''}
    ${operation.parameters?.length ? code({ parameters: operation.parameters }) : ''}
    ${operation.requestBody ? code({ body: operation.requestBody }) : ''} ${code(operation.responses)}
  </details>`;

const code = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;
