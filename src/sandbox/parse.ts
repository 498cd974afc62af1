import type { Context } from 'hono';
import type { z } from 'zod';
import { badInput } from './errors.ts';

/** The JSON body as the schema says; no body is an empty one. @throws Refused naming what is wrong */
export async function parse<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const text = (await c.req.text()) || '{}';
  const { success, data, error } = schema.safeParse(toJson(text));
  if (success) return data;
  throw badInput(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
