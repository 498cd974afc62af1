import { z } from 'zod';
import { createOpenAiCompatible } from '#adapters/language-model/openai-compatible.ts';
import { createWebhookPost } from '#adapters/webhooks/webhook-post.ts';
import { toPaise } from '#kit/india/money.ts';
import type { LanguageModel } from '#kit/ports/language-model.ts';
import { optional, wholeNumber } from './variables.ts';

/** Enough for some sixty answers. */
const usualTokensPerDay = 100_000;

/** The settings of the model that may put the chat's answers into words. */
export const modelVariables = {
  MODEL_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be a full address like https://api.example.com/v1' }),
  ),
  MODEL_NAME: optional(z.string().max(120)),
  MODEL_KEY: optional(
    z
      .string()
      .max(1_000)
      .regex(/^[\x21-\x7e]+$/, 'must be plain letters without blanks'),
  ),
  MODEL_TOKENS_PER_DAY: optional(wholeNumber(1_000, 100_000_000)),
  MODEL_RUPEES_PER_MILLION: optional(
    z.coerce.number('must be a number').min(0, 'must be at least 0').max(100_000, 'must be at most 100000'),
  ),
};
const Variables = z.object(modelVariables);
type Variables = z.infer<typeof Variables> & { APP_MODE: 'demo' | 'live' };

const webOf = ({ APP_MODE }: Pick<Variables, 'APP_MODE'>) =>
  createWebhookPost({ ownMachine: APP_MODE !== 'live' });

/** @returns one line for each thing that is missing or must not be */
export function modelFaults(env: Variables): string[] {
  const { MODEL_URL, MODEL_NAME, MODEL_KEY, MODEL_TOKENS_PER_DAY, MODEL_RUPEES_PER_MILLION } = env;
  if (!MODEL_URL)
    return MODEL_NAME || MODEL_KEY || MODEL_TOKENS_PER_DAY || MODEL_RUPEES_PER_MILLION !== undefined
      ? ['MODEL_URL is missing: it says where the model is asked']
      : [];
  const why = webOf(env).refuse(MODEL_URL);
  return [
    ...(why ? [`MODEL_URL is refused: ${why}`] : []),
    ...(MODEL_NAME ? [] : ['MODEL_NAME is missing: it says which model is asked']),
  ];
}

/** The model; null where none is set: then the chat quotes. */
export function createModel(env: Variables): LanguageModel | null {
  const { MODEL_URL, MODEL_NAME, MODEL_KEY, MODEL_TOKENS_PER_DAY, MODEL_RUPEES_PER_MILLION } = env;
  if (!MODEL_URL || !MODEL_NAME) return null;
  return createOpenAiCompatible(webOf(env), {
    url: MODEL_URL.replace(/\/$/, ''),
    key: MODEL_KEY ?? '',
    name: MODEL_NAME,
    tokensPerDay: MODEL_TOKENS_PER_DAY ?? usualTokensPerDay,
    paisePerMillion: MODEL_RUPEES_PER_MILLION === undefined ? null : toPaise(MODEL_RUPEES_PER_MILLION),
  });
}
