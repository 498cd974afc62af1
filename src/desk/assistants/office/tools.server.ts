import { z } from '@hono/zod-openapi';
import { scopeWords } from '#agency/api-tokens/connections/scopes.ts';
import type { Permission } from '#kit/permissions.ts';
import type { StaffRoute } from '#kit/wire/staff-router.ts';
import { tools, type Tool } from '../tool.ts';

type Schema = Record<string, unknown>;
/** A tool with what its call asks for and takes, as JSON Schema. */
export type CallTool = Tool & {
  permission: Permission;
  method: string;
  path: string;
  /** What stands in its address. */
  params: z.ZodType | undefined;
  /** Whether it names the etag of what was read. */
  ifMatch: boolean;
  inputSchema: { type: 'object'; properties: Record<string, Schema>; required: string[] };
};

/** The tools over these calls: what they take comes from the schemas that check it. @throws where a call is missing */
export const toolsOf = (routes: StaffRoute[]): CallTool[] =>
  tools.map((tool) => {
    const route = routes.find(({ config }) => `${config.method.toUpperCase()} ${config.path}` === tool.call);
    if (!route || route.personal || route.permission === 'everybody')
      throw new Error(`No program may ask ${tool.call}`);
    if (!(route.permission in scopeWords))
      throw new Error(`${route.permission} cannot be lent by connecting`);
    const { params, query, headers, body } = route.config.request ?? {};
    const media = body?.content['application/json'];
    const json = media && 'schema' in media ? media.schema : undefined;
    const fields = [params, query].map((schema) => (schema ? asJson(schema as z.ZodType) : {}));
    const properties: Record<string, Schema> = Object.assign(
      {},
      ...fields.map((schema) => schema.properties),
    );
    const required = fields.flatMap((schema) => (schema.required as string[] | undefined) ?? []);
    if (json) {
      properties.body = asJson(json as z.ZodType);
      required.push('body');
    }
    if (headers) {
      properties.etag = { type: 'string', description: 'That of the record as it was read' };
      required.push('etag');
    }
    if (tool.kind === 'proposes') {
      properties.why = { type: 'string', maxLength: 1000, description: 'For the person who decides' };
      required.push('why');
    }
    return {
      ...tool,
      permission: route.permission,
      method: route.config.method.toUpperCase(),
      path: route.config.path,
      params: params as z.ZodType | undefined,
      ifMatch: Boolean(headers),
      inputSchema: { type: 'object', properties, required },
    };
  });

function asJson(schema: z.ZodType): Schema {
  const { $schema: _version, ...said } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return said;
}
