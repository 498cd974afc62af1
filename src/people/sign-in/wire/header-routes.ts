import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, EnvelopeSchema, success } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { Credentials } from '#people/customers/customer.ts';
import { isKnown } from '../is-known.ts';
import { requestCode } from '../codes/request-code.ts';
import { proveAddress, resetPassword } from '../passwords/reset-password.ts';
import { signIn } from '../sign-in.ts';
import { signUp } from '../sign-up.ts';
import { dropCookie, readCookie, writeCookie } from '#kit/wire/cookies.ts';
import { cookies } from './cookies.ts';
import { sendTokens, placeOf } from './session.ts';
import { accountNames } from '#people/customers/wire/names.ts';
import {
  EmailCodeWire,
  EmailWire,
  HeaderResetWire,
  HeaderSignUpWire,
  LoginRecord,
  Tokens,
  toRecord,
} from '#people/customers/wire/schemas.ts';

const refused = answer(
  'Refused; `error` says the same as `message`',
  EnvelopeSchema.extend({ error: z.string() }),
);
const refusals = { 400: refused, 415: refused, 422: refused, 429: refused, 503: refused };
const Entered = Done.extend({ user: LoginRecord }).extend(Tokens.shape);
const done = answer('Done', Done);
const entered = answer('Signed in; the answer sets the session cookie', Entered);

const tags = ['Accounts: header'];
// Each path as its own type: calls at any `string` would be mixed into one, which takes the type check half a minute.
const call = <P extends string, S extends z.ZodType, R extends object>(
  path: P,
  summary: string,
  wire: S,
  responses: R,
) =>
  createRoute({
    method: 'post',
    path,
    tags,
    summary,
    request: { body: body(wire) },
    responses: { ...refusals, ...responses },
  });

const checkUser = call('/check-user', 'Whether an address has an account', EmailWire, {
  200: answer('The answer', z.object({ exists: z.boolean() })),
});
const sendOtp = call('/send-otp', 'Send a code to sign up with', EmailWire, { 200: done });
const checkLogin = call('/check-login', 'Sign in with a password', Credentials, {
  200: entered,
  401: refused,
  403: refused,
});
const verifyOtp = call('/verify-otp', 'Sign up with the code; signs in', HeaderSignUpWire, { 200: entered });
const resetSendOtp = call('/reset-send-otp', 'Send a code to reset the password with', EmailWire, {
  200: done,
});
const resetVerify = call(
  '/reset-verify-code',
  'Check the code; this browser may then set a new password, once, within ten minutes',
  EmailCodeWire,
  { 200: done },
);
const reset = call('/reset-password', 'Set a new password after the code was checked', HeaderResetWire, {
  200: done,
  403: refused,
});

/** The calls of the sign-in window in the header. */
export const headerAccountRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(checkUser, async (c) =>
      c.json({ exists: await isKnown(deps.ctxFor(c), c.req.valid('json')) }, 200),
    )
    .openapi(sendOtp, async (c) => {
      await requestCode(deps.ctxFor(c), { purpose: 'sign-up', email: c.req.valid('json').email });
      return c.json(success(/*i18n*/ 'OTP sent to your email.'), 200);
    })
    .openapi(checkLogin, async (c) => {
      const input = { ...c.req.valid('json'), place: placeOf(c, deps) };
      const { profile, ...tokens } = await signIn(deps.ctxFor(c), input);
      return c.json(
        { ...success(/*i18n*/ 'Login successful.'), user: toRecord(profile), ...sendTokens(c, deps, tokens) },
        200,
      );
    })
    .openapi(verifyOtp, async (c) => {
      const { profile, ...tokens } = await signUp(deps.ctxFor(c), {
        ...accountNames.fromWire(c.req.valid('json')),
        purpose: 'sign-up',
        place: placeOf(c, deps),
      });
      const message = /*i18n*/ 'OTP verified successfully. Proceeding with sign-up.';
      return c.json({ ...success(message), user: toRecord(profile), ...sendTokens(c, deps, tokens) }, 200);
    })
    .openapi(resetSendOtp, async (c) => {
      await requestCode(deps.ctxFor(c), { purpose: 'reset', email: c.req.valid('json').email });
      return c.json(success(/*i18n*/ 'OTP sent to your email.'), 200);
    })
    .openapi(resetVerify, async (c) => {
      const { proof } = await proveAddress(deps.ctxFor(c), accountNames.fromWire(c.req.valid('json')));
      writeCookie(c, deps, cookies.proof, proof);
      return c.json(success(/*i18n*/ 'OTP verified successfully.'), 200);
    })
    .openapi(reset, async (c) => {
      const proof = readCookie(c, deps, cookies.proof);
      await resetPassword(deps.ctxFor(c), { ...c.req.valid('json'), proof });
      dropCookie(c, deps, cookies.proof, cookies.sid, cookies.refresh);
      return c.json(success(/*i18n*/ 'Password reset successfully!'), 200);
    });
