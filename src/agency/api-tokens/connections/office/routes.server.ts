import { z } from '@hono/zod-openapi';
import { OwnProof } from '#agency/staff/prove-oneself.ts';
import { allow } from '#kit/context.ts';
import { languages } from '#kit/language/language.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { Asked, NewConnection } from '../asked.ts';
import { connectAssistant } from '../connect-assistant.ts';
import { consentWords } from '../consent-words.ts';
import { backTo, judgeAsked } from '../judge-asked.ts';
import { Connected, ConsentPage } from './answers.ts';

export const staffConnectionRoutes = [
  staffRoute('api-tokens:edit', {
    method: 'get',
    path: '/assistant-connections/asked',
    summary: 'Who wants to be connected, and for what, in the words for whoever decides',
    description: 'The query is that of OAuth’s authorization request.',
    query: Asked.extend({ language: z.enum(languages).default('en') }),
    answer: ['What the page shows', ConsentPage],
    async handle(ctx, { query: { language, ...asked } }) {
      allow(ctx.actor, 'api-tokens:edit');
      const judged = await judgeAsked(ctx, asked);
      const no = judged.problem ?? 'access_denied';
      const back =
        'redirectUri' in judged
          ? backTo(ctx, { redirectUri: judged.redirectUri, state: asked.state }, { error: no })
          : null;
      return { back, words: consentWords(language, judged) };
    },
  }),
  staffRoute('api-tokens:edit', {
    method: 'post',
    path: '/assistant-connections',
    summary: 'Connect an assistant: password, and code where there is a second step',
    body: OwnProof.extend(NewConnection.shape),
    answer: ['Where the browser goes on to, with a code for the assistant', Connected],
    errors: [409, 429],
    handle: (ctx, { body }) => connectAssistant(ctx, body),
  }),
];
