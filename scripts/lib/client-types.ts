import type { Schema } from '#server/system/type-text.ts';

type Body = { required?: boolean; content?: Record<string, { schema?: Schema }> };
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  summary?: string;
  'x-permission'?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
};
/** `/openapi.json`, as far as it is read here. */
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
};

const head = `// Written by scripts/client.ts from /openapi.json. Do not change it by hand.

type Json<T> = { headers: { [name: string]: unknown }; content: { 'application/json': T } };
type Nothing = { headers: { [name: string]: unknown }; content?: never };
type Plain = { query?: never; header?: never; path?: never; cookie?: never };
/** Why a call was refused. */
export type Refusal = { success: false; message: string; errors?: Record<string, string>; code: string };
`;

/**
 * The calls that a token opens, the messages of webhooks and the schemas that both name, as types of TypeScript. The
 * shape is that of openapi-typescript, which openapi-fetch reads.
 */
export function clientTypes({ paths, webhooks, components }: Document): string {
  const named = new Set<string>();
  const show = typesNaming(named);
  const calls = Object.entries(paths).flatMap(([path, operations]) => {
    const open = Object.entries(operations).filter(([, { security = [] }]) =>
      security.some((way) => 'token' in way),
    );
    return open.length === 0 ? [] : [`${key(path)}: {\n${pathText(open, show)}}`];
  });
  const messages = Object.entries(webhooks).map(([event, { post }]) => {
    const schema = post.requestBody?.content?.['application/json']?.schema ?? {};
    return `${note(post.summary)}${key(event)}: ${show(schema)}`;
  });
  const schemas: string[] = [];
  // What a schema names may name others.
  for (const name of named) schemas.push(`${key(name)}: ${show(components.schemas[name] ?? {})}`);
  return [
    head,
    `export interface paths {\n${calls.join(';\n')};\n}\n`,
    `/** What webhooks tell, by event. */\nexport interface webhooks {\n${messages.join(';\n')};\n}\n`,
    `export interface components {\nschemas: {\n${schemas.toSorted().join(';\n')};\n};\n}\n`,
  ].join('\n');
}

type Show = (schema: Schema) => string;

const pathText = (open: [string, Operation][], show: Show) =>
  open
    .map(([method, operation]) => `${about(operation)}${method}: ${operationText(operation, show)};\n`)
    .join('');

const about = ({ summary, 'x-permission': permission }: Operation) => note(`${summary} (${permission})`);
const note = (text = '') => `/** ${text.replaceAll('*/', '')} */\n`;

function operationText({ parameters = [], requestBody, responses = {} }: Operation, show: Show): string {
  const places = ['query', 'header', 'path', 'cookie'].flatMap((place) => {
    const its = parameters.filter((one) => one.in === place);
    if (its.length === 0) return [];
    const mark = its.some(({ required }) => required) ? '' : '?';
    const fields = its.map(
      ({ name, required, schema }) => `${key(name)}${required ? '' : '?'}: ${show(schema ?? {})}`,
    );
    return [`${place}${mark}: { ${fields.join('; ')} }`];
  });
  const named = places.length === 0 ? 'Plain' : `{ ${places.join('; ')} }`;
  const taken = requestBody
    ? `requestBody${requestBody.required ? '' : '?'}: { content: ${contentText(requestBody, show)} };\n`
    : '';
  const answers = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, body]) => `${status}: ${answerText(body, show)}`);
  return `{\nparameters: ${named};\n${taken}responses: { ${[...answers, 'default: Json<Refusal>'].join('; ')} };\n}`;
}

function answerText(body: Body, show: Show): string {
  const [kind, ...others] = Object.entries(body.content ?? {});
  if (!kind) return 'Nothing';
  if (kind[0] === 'application/json' && others.length === 0) return `Json<${show(kind[1].schema ?? {})}>`;
  return `{ headers: { [name: string]: unknown }; content: ${contentText(body, show)} }`;
}

const contentText = ({ content = {} }: Body, show: Show) =>
  `{ ${Object.entries(content)
    .map(([kind, { schema }]) => `${key(kind)}: ${show(schema ?? {})}`)
    .join('; ')} }`;

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** Writes schemas as types, and notes which others they name. */
function typesNaming(named: Set<string>): Show {
  const show: Show = (schema) => {
    const { $ref, enum: choices, allOf } = schema;
    const oneOf = schema.anyOf ?? schema.oneOf;
    if ($ref) {
      const name = $ref.split('/').at(-1) ?? '';
      named.add(name);
      return `components['schemas'][${JSON.stringify(name)}]`;
    }
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
    if (oneOf) return oneOf.map((one) => `(${show(one)})`).join(' | ');
    if (allOf) return allOf.map((one) => `(${show(one)})`).join(' & ');
    return (
      [schema.type ?? []]
        .flat()
        .map((type) => ofType(type, schema))
        .join(' | ') || 'unknown'
    );
  };
  const ofType = (
    type: string,
    { items = {}, properties, required = [], additionalProperties: more }: Schema,
  ) => {
    if (type === 'array') return `(${show(items)})[]`;
    if (type === 'integer') return 'number';
    if (type !== 'object') return type;
    const fields = Object.entries(properties ?? {}).map(
      ([name, value]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${show(value)}`,
    );
    if (fields.length > 0) return `{ ${fields.join('; ')} }`;
    return `{ [name: string]: ${typeof more === 'object' ? show(more) : 'unknown'} }`;
  };
  return show;
}
