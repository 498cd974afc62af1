import { createRoute, z } from '@hono/zod-openapi';
import { dropCookie, readCookie, writeCookie, type Cookie } from '#kit/wire/cookies.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, EnvelopeSchema, errorAnswers, success } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { translateMessage } from '#kit/language/message.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { AlreadyAnswered } from '../already-answered.ts';
import { quotationStates } from '../../quotation.ts';
import { respond } from '../respond.ts';
import { grantSeconds, requestResponseCode, verifyResponder } from '../responder.ts';
import { ResponderCodeWire, ResponderWire, responderFrom, responseFrom, ResponseWire } from './schemas.ts';
import { responseNames } from './names.ts';
import { payerCookie } from './payer-cookie.ts';

const State = z.enum(quotationStates);
const tags = ['Quotations'];

const sendOtp = createRoute({
  method: 'post',
  path: '/api/send-otp',
  tags,
  summary: 'Send a code to whoever a quotation is addressed to; says the same for every contact',
  request: { body: body(ResponderWire) },
  responses: {
    200: answer(
      'Sent, if it is theirs',
      Done.extend({
        bySms: z.boolean().openapi({ description: 'false: a code for a mobile goes to the e-mail on file' }),
      }),
    ),
    ...errorAnswers(400, 403, 413, 415, 422, 429, 503),
  },
});
const verifyOtp = createRoute({
  method: 'post',
  path: '/api/verify-otp',
  tags,
  summary: 'Check the code; this browser may then answer, once, within fifteen minutes, or pay for a day',
  request: { body: body(ResponderCodeWire) },
  responses: {
    200: answer('Right', Done),
    ...errorAnswers(400, 403, 413, 415, 422, 429, 503),
  },
});
const response = createRoute({
  method: 'post',
  path: '/api/quotation-response',
  tags,
  summary: 'Accept, reject or counter',
  description: 'To accept or to counter, the contact must have been proven with a code by the same browser.',
  request: { body: body(ResponseWire) },
  responses: {
    200: answer('Recorded', Done.extend({ state: State })),
    ...errorAnswers(400, 403, 404, 413, 415, 422, 429, 503),
    409: answer(
      'Answered before, expired or replaced',
      EnvelopeSchema.extend({ state: State, newest: z.string().nullable() }),
    ),
  },
});

/** That a code for a quotation was right: for the answer that follows. */
const responderCookie: Cookie = { name: 'responder', sameSite: 'Strict', maxAge: grantSeconds };

/** How an addressee answers a quotation. */
export const answerRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(sendOtp, async (c) => {
      const { bySms } = await requestResponseCode(deps.ctxFor(c), responderFrom(c.req.valid('json')));
      return c.json({ ...success(/*i18n*/ 'OTP sent successfully'), bySms }, 200);
    })
    .openapi(verifyOtp, async (c) => {
      const wire = c.req.valid('json');
      const { code } = responseNames.fromWire(wire);
      const proven = await verifyResponder(deps.ctxFor(c), { ...responderFrom(wire), code });
      if ('payer' in proven) writeCookie(c, deps, payerCookie, proven.payer);
      else writeCookie(c, deps, responderCookie, proven.grant);
      return c.json(success(/*i18n*/ 'OTP verified successfully'), 200);
    })
    .openapi(response, async (c) => {
      const ctx = deps.ctxFor(c);
      try {
        const { state, payer } = await inWireWords(
          () =>
            respond(ctx, {
              ...responseFrom(c.req.valid('json')),
              grant: readCookie(c, deps, responderCookie),
            }),
          responseNames.toWire,
        );
        dropCookie(c, deps, responderCookie);
        if (payer) writeCookie(c, deps, payerCookie, payer);
        return c.json({ ...success(/*i18n*/ 'Response recorded successfully'), state }, 200);
      } catch (error) {
        if (!(error instanceof AlreadyAnswered)) throw error;
        const { descriptor, state, newest } = error;
        const message = translateMessage(translatorIn(ctx.language), descriptor);
        return c.json({ success: false as const, message, code: 'conflict', state, newest }, 409);
      }
    });
