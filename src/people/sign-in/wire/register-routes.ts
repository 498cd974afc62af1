import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { requestCode } from '../codes/request-code.ts';
import { proveAddress, resetPassword } from '../passwords/reset-password.ts';
import { signUp } from '../sign-up.ts';
import { dropCookie, readCookie, writeCookie } from '#kit/wire/cookies.ts';
import { cookies } from './cookies.ts';
import { sendTokens, placeOf } from './session.ts';
import { accountNames, newPasswordNames } from '#people/customers/wire/names.ts';
import {
  EmailCodeWire,
  EmailWire,
  LoginRecord,
  PageResetWire,
  RegisterCodeWire,
  RegisterWire,
  Tokens,
  toRecord,
} from '#people/customers/wire/schemas.ts';

// Each path as its own type: calls at any `string` would be mixed into one, which takes the type check half a minute.
const call = <P extends string, S extends z.ZodType, A extends z.ZodType>(
  path: P,
  summary: string,
  wire: S,
  told: A,
) =>
  createRoute({
    method: 'post',
    path: `/user-register/api/${path}` as const,
    tags: ['Accounts: registration'],
    summary,
    request: { body: body(wire) },
    responses: {
      200: answer('Done', told),
      ...errorAnswers(400, 403, 413, 415, 422, 429, 503),
    },
  });

const sendOtp = call('send-otp', 'Send a code to register with', RegisterCodeWire, Done);
const verifyOtp = call(
  'verify-otp',
  'Register with the code; signs in',
  RegisterWire,
  Done.extend({ newUser: LoginRecord }).extend(Tokens.shape),
);
const resetSendOtp = call('resetsend-otp', 'Send a code to reset the password with', EmailWire, Done);
const resetVerify = call(
  'verifyreset-otp',
  'Check the code; this browser may then set a new password, once, within ten minutes',
  EmailCodeWire,
  Done.extend({ data: z.object({ success: z.literal(true) }) }),
);
const reset = call('reset-password', 'Set a new password after the code was checked', PageResetWire, Done);

/** Registration and the forgotten password, as the pages call them. */
export const registerRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(sendOtp, async (c) => {
      await requestCode(deps.ctxFor(c), { purpose: 'register', email: c.req.valid('json').email });
      return c.json(success(/*i18n*/ 'Otp sent successfully'), 200);
    })
    .openapi(verifyOtp, async (c) => {
      const { profile, ...tokens } = await signUp(deps.ctxFor(c), {
        ...accountNames.fromWire(c.req.valid('json')),
        purpose: 'register',
        place: placeOf(c, deps),
      });
      return c.json(
        {
          ...success(/*i18n*/ 'Otp verified successfully'),
          newUser: toRecord(profile),
          ...sendTokens(c, deps, tokens),
        },
        200,
      );
    })
    .openapi(resetSendOtp, async (c) => {
      await requestCode(deps.ctxFor(c), { purpose: 'reset', email: c.req.valid('json').email });
      return c.json(success(/*i18n*/ 'Otp sent successfully'), 200);
    })
    .openapi(resetVerify, async (c) => {
      const { proof } = await proveAddress(deps.ctxFor(c), accountNames.fromWire(c.req.valid('json')));
      writeCookie(c, deps, cookies.proof, proof);
      return c.json(
        { ...success(/*i18n*/ 'Otp verified successfully'), data: { success: true as const } },
        200,
      );
    })
    .openapi(reset, async (c) => {
      const given = newPasswordNames.fromWire(c.req.valid('json'));
      await resetPassword(deps.ctxFor(c), { ...given, proof: readCookie(c, deps, cookies.proof) });
      dropCookie(c, deps, cookies.proof, cookies.sid, cookies.refresh);
      return c.json(success(/*i18n*/ 'Password changed successfully'), 200);
    });
