import type { OpenAPIHono } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
import { page } from '#kit/wire/page.ts';
import { typeText, type Schema } from './type-text.ts';

type Body = { description?: string; content?: Record<string, { schema?: Schema }> };
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; description?: string };
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
};

/** A page to read the API on, made from the same description that machines read. No scripts. */
export function docsPage(document: ReturnType<OpenAPIHono['getOpenAPI31Document']>) {
  const operations = Object.entries({ ...document.paths, ...document.webhooks }).flatMap(([path, methods]) =>
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
            ${code('', typeText(schema as Schema))}
          </details>`,
      )}`,
  );
}

const call = ({ path, method, operation }: { path: string; method: string; operation: Operation }) => {
  const answers = Object.entries(operation.responses ?? {});
  const refusals = answers.filter(([status]) => Number(status) >= 400);
  const { summary, description, parameters, requestBody } = operation;
  // Side by side, not indented: for hundreds of calls the spaces alone weigh 20 kB.
  return html`<details>
    ${[
      html`<summary><strong>${method.toUpperCase()} ${path}</strong> <span>${summary}</span></summary>`,
      description ? html`<pre>${description}</pre>` : '',
      parameters?.length ? code('parameters', parametersOf(parameters)) : '',
      requestBody ? code('body', contentOf(requestBody)) : '',
      ...answers
        .filter((answer) => !refusals.includes(answer))
        .map(([status, answer]) => code(`${status} ${answer.description ?? ''}`, contentOf(answer))),
      refusals.length > 0 ? code('Refused with', refusals.map(([status]) => status).join(', ')) : '',
    ]}
  </details>`;
};

const parametersOf = (parameters: Parameter[]) =>
  parameters
    .map(({ name, in: place, required, schema, description }) => {
      const says = description ?? schema?.description;
      return `${name}${required ? '' : '?'}: ${typeText(schema ?? {})}  // ${place}${says ? `, ${says}` : ''}`;
    })
    .join('\n');

/** What stands in a body, one line of its kind before it where that is no JSON. */
const contentOf = ({ content = {} }: Body) =>
  Object.entries(content)
    .map(
      ([kind, { schema }]) =>
        `${kind === 'application/json' ? '' : `${kind}\n`}${schema ? typeText(schema) : ''}`,
    )
    .join('\n');

/** Quotes need no escape between tags, and there are thousands. */
const code = (title: string, text: string) =>
  html`<pre><b>${title}</b>
${raw(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))}</pre>`;
