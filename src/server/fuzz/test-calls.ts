/** As much of JSON Schema as our descriptions use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

export type Parameter = { in: string; name: string; required?: boolean; schema?: JsonSchema };
/** What `/openapi.json` says of one call. */
export type Call = {
  method: string;
  path: string;
  parameters: Parameter[];
  json?: JsonSchema;
  form?: JsonSchema;
};

type Content = Record<string, { schema: JsonSchema }>;
type Operation = { parameters?: Parameter[]; requestBody?: { content: Content } };
type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

/** Every call that the API says it offers, so that a new one is tried from its first day. */
export function callsOf(document: unknown): Call[] {
  const { paths, components } = document as OpenApi;
  const whole = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(whole);
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $ref } = schema as JsonSchema;
    if (typeof $ref === 'string') return whole(components.schemas[$ref.split('/').at(-1) ?? '']);
    return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, whole(part)]));
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const { 'multipart/form-data': form, ...texts } = requestBody?.content ?? {};
      const [json] = Object.values(texts);
      return {
        method: method.toUpperCase(),
        path,
        parameters: whole(parameters) as Parameter[],
        ...(json && { json: whole(json.schema) as JsonSchema }),
        ...(form && { form: whole(form.schema) as JsonSchema }),
      };
    }),
  );
}

/** The names of a body's fields, those of every way to write it. */
export const fieldsOf = (schema: JsonSchema = {}): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts) => (parts ?? []).flatMap(fieldsOf)),
];

/** The names without which it is no such body. */
export const requiredOf = (schema: JsonSchema): string[] => [
  ...(schema.required ?? []),
  ...(schema.allOf ?? []).flatMap(requiredOf),
];
