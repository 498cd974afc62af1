/** A JSON schema, as far as our description uses it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  description?: string;
};

/** A schema as programmers write types: `{ email: string(1–200), phone?: string }`. Names lead to `#schema-…`. */
export function typeText(schema: Schema, indent = ''): string {
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf ?? oneOf) return (anyOf ?? oneOf ?? []).map((one) => typeText(one, indent)).join(' | ');
  if (allOf) return allOf.map((one) => typeText(one, indent)).join(' & ');
  const types = [schema.type ?? []].flat();
  return types.map((type) => oneType(type, schema, indent)).join(' | ') || 'anything';
}

function oneType(type: string, schema: Schema, indent: string): string {
  if (type === 'array') return `(${typeText(schema.items ?? {}, indent)})[]`.replace(/^\((\w+)\)/, '$1');
  if (type === 'object') return objectText(schema, indent);
  if (type === 'null') return type;
  const from = schema.minLength ?? schema.minimum;
  const to = schema.maxLength ?? schema.maximum;
  const limits = from === undefined && to === undefined ? '' : `(${from ?? ''}–${to ?? ''})`;
  return `${schema.format ?? type}${limits}`;
}

function objectText({ properties, required = [], additionalProperties: more }: Schema, indent: string) {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(([name, value]) => {
    const says = value.description ? `  // ${value.description}` : '';
    return `${deeper}${name}${required.includes(name) ? '' : '?'}: ${typeText(value, deeper)}${says}`;
  });
  if (typeof more === 'object') lines.push(`${deeper}[name]: ${typeText(more, deeper)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
