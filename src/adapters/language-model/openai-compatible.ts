import { z } from 'zod';
import type { LanguageModel } from '#kit/ports/language-model.ts';
import type { WebhookPost } from '#kit/ports/webhook-post.ts';

export type OpenAiCompatibleOptions = Omit<LanguageModel, 'complete'> & {
  /** With its version: https://api.example.com/v1 */
  url: string;
  /** '' where it wants none. */
  key: string;
};

/** Whoever waits in the chat has our own words by then. */
const patienceMs = 8_000;
const mostBytes = 64_000;

const Answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).optional().catch(undefined),
});

/**
 * A model behind the call that nearly all of them speak, hosted or one's own.
 * Source: platform.openai.com/docs/api-reference/chat (POST /chat/completions)
 * @param web judges where its name leads
 */
export const createOpenAiCompatible = (
  web: Pick<WebhookPost, 'ask'>,
  { url, key, ...facts }: OpenAiCompatibleOptions,
): LanguageModel => ({
  ...facts,
  async complete({ system, user, mostTokens }) {
    const { status, bytes } = await web.ask({
      url: `${url}/chat/completions`,
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model: facts.name,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        max_tokens: mostTokens,
        temperature: 0,
        stream: false,
      }),
      mostBytes,
      patienceMs,
    });
    if (status !== 200) throw new Error(`The model answered ${status}`);
    const { choices, usage } = Answer.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    return { text: choices[0]?.message.content ?? '', tokens: usage?.total_tokens ?? null };
  },
});
