import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { everyEvent, messageOf } from './event-schemas.ts';

type JsonSchema = {
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  type?: string;
  properties?: Record<string, JsonSchema>;
};

/** What an event's message looks like, made up from its schema; null where there is no such event. */
export function sampleEvent(type: string): Record<string, unknown> | null {
  const told = Object.entries(everyEvent).find(([name]) => name === type)?.[1];
  if (!told) return null;
  return exampleOf(z.toJSONSchema(messageOf(type, told)) as JsonSchema) as Record<string, unknown>;
}

/** @throws where a schema says too little to make something up */
function exampleOf({
  examples,
  const: fixed,
  enum: choices,
  anyOf,
  type,
  properties = {},
}: JsonSchema): unknown {
  const [example = fixed] = examples ?? choices ?? [];
  if (example !== undefined) return example;
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  if (type === 'boolean') return false;
  if (type !== 'object') throw new Error(`What an event tells has no example: ${type}`);
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema)]));
}

/** Known to everybody, of no address: for programmers who check that their check works. */
const sampleSecret = `whsec_${Buffer.from('a secret that signs examples only').toString('base64')}`;

/** A message as a receiver gets it, and the secret that it was signed with. It is old: its time is not to be checked. */
export function sampleSignature() {
  const id = 'msg_example';
  const at = new Date('2026-11-26T09:15:00.000Z');
  const body = JSON.stringify(sampleEvent('order.paid'));
  return {
    secret: sampleSecret,
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(at.getTime() / 1_000),
      'webhook-signature': new Webhook(sampleSecret).sign(id, at, body),
    },
  };
}
