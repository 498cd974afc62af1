import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import { names } from '#kit/wire/names.ts';
import { answer, body, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { requestEmailChange } from '../change-email.ts';
import { changePhoto } from '../change-photo.ts';
import { changeProfile } from '../change-profile.ts';
import { Email, ownAccount, ProfileChange } from '../customer.ts';
import { readProfile } from '../read-profile.ts';
import { createHelpRequest } from '#people/help/create-help-request.ts';
import { helpStatuses } from '#people/help/help-request.ts';
import { continueHelp, listMyHelp } from '#people/help/my-help.ts';
import { HelpInput, HelpMore } from '#people/help/help-input.ts';
import { createCustomerRouter, UserIdParam } from '#people/sign-in/wire/customer-router.ts';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { helpNames } from '#people/help/wire/names.ts';
import { accountNames } from './names.ts';
import { LoginRecord, toRecord } from './schemas.ts';

const Changed = Done.extend({
  user: LoginRecord,
  pendingEmail: z
    .string()
    .nullable()
    .openapi({ description: 'A new address that waits for its code; `user` still carries the old one' }),
});
const tags = ['Accounts: profile'];

const single = createRoute({
  method: 'get',
  path: '/user-register/single/{userId}',
  tags,
  summary: 'The login record of whoever is signed in',
  request: { params: UserIdParam },
  responses: { 200: answer('The record', LoginRecord), ...errorAnswers(401, 404, 503) },
});
const change = createRoute({
  method: 'put',
  path: '/user-register/change/{userId}',
  tags,
  summary: 'Change name, phone number, photo; ask for another address',
  description:
    'Fields left out stay as they are. A new address is not taken before the code sent to it comes back to `POST /account/email`.',
  request: {
    params: UserIdParam,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object(
            accountNames.toWire({
              fullName: z.string().optional(),
              email: z.string().optional(),
              phone: z.string().optional(),
              photo: z
                .union([z.instanceof(File), z.string()])
                .optional()
                .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF' }),
            }),
          ),
        },
      },
    },
  },
  responses: {
    200: answer('Changed', Changed),
    ...errorAnswers(400, 401, 404, 413, 415, 422, 429, 503, 507),
  },
});
const googleUpdate = createRoute({
  method: 'put',
  path: '/user-register/api/google-update/{userId}',
  tags,
  summary: 'Complete an account with phone and GST number',
  description: '`email` is read by nobody: the address changes by code only.',
  request: {
    params: UserIdParam,
    body: body(
      z.object({
        email: z.string().optional(),
        phone: z.string(),
        gst: z.string().optional(),
        company: z.string().optional().openapi({ description: 'An addition: the name registered for it' }),
      }),
    ),
  },
  responses: {
    200: answer('Changed', Changed),
    ...errorAnswers(400, 401, 404, 413, 415, 422, 503),
  },
});
const company = createRoute({
  method: 'get',
  path: '/account/company',
  tags,
  summary: 'The name that stands beside one’s GST number on invoices',
  responses: {
    200: answer('Empty where it is the person’s own', z.object({ company: z.string() })),
    ...errorAnswers(401, 503),
  },
});
const help = createRoute({
  method: 'post',
  path: '/help',
  tags,
  summary: 'Ask for help',
  description: '`student_id` is read by nobody: whose request it is, the session says.',
  request: {
    body: body(
      z.object(
        helpNames.toWire({
          name: z.string().optional(),
          code: z.string().optional(),
          remark: z.string().openapi({ description: 'At most 500 characters' }),
        }),
      ),
    ),
  },
  responses: {
    200: answer('Taken in', Done.extend({ id: z.uuid() })),
    ...errorAnswers(400, 401, 413, 415, 422, 429, 503),
  },
});

const myHelp = createRoute({
  method: 'get',
  path: '/account/help',
  tags,
  summary: 'One’s own calls for help, with what was written on both sides',
  responses: {
    200: answer(
      'The latest ten, newest first',
      z.object({
        requests: z.array(
          z.object({
            id: z.uuid(),
            at: z.iso.datetime(),
            status: z.enum(helpStatuses),
            messages: z.array(
              z.object({
                id: z.uuid(),
                at: z.iso.datetime(),
                ours: z.boolean(),
                text: z.string(),
                files: z.array(z.string()),
              }),
            ),
          }),
        ),
      }),
    ),
    ...errorAnswers(401, 503),
  },
});
const moreHelp = createRoute({
  method: 'post',
  path: '/account/help/{requestId}',
  tags,
  summary: 'Write once more in a call for help',
  request: {
    params: z.object({ requestId: z.uuid() }),
    body: body(z.object({ remark: z.string().openapi({ description: 'At most 500 characters' }) })),
  },
  responses: { 200: answer('Taken in', Done), ...errorAnswers(400, 401, 404, 413, 415, 422, 429, 503) },
});

/** A picture is refused as a `file`. */
const { toWire: errorsToWire } = names({ ...accountNames.wire, file: accountNames.wire.photo });

/** One's own profile and the call for help. */
export function profileRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...single, middleware }, async (c) => {
      ownAccount(c.var.ctx.actor, c.req.valid('param').userId);
      return c.json(toRecord(await readProfile(c.var.ctx)), 200);
    })
    .openapi({ ...change, middleware }, async (c) => {
      const { ctx } = c.var;
      const account = c.req.valid('param').userId;
      ownAccount(ctx.actor, account);
      const { fullName, phone, email, photo } = accountNames.fromWire(c.req.valid('form'));
      return inWireWords(async () => {
        const wanted = ProfileChange.parse({ fullName, phone });
        const address = z.object({ email: Email.optional() }).parse({ email }).email;
        // Browsers send an empty file where none was chosen; the address of the present photo is no new one.
        if (photo instanceof File && photo.size > 0)
          await changePhoto(ctx, { account, bytes: new Uint8Array(await photo.arrayBuffer()) });
        const profile = await changeProfile(ctx, { account, ...wanted });
        const isNew = address !== undefined && address !== profile.email;
        if (isNew) await requestEmailChange(ctx, { email: address });
        return c.json(
          {
            success: true as const,
            message: isNew ? /*i18n*/ 'OTP sent to your email.' : /*i18n*/ 'Profile saved',
            user: toRecord(profile),
            pendingEmail: isNew ? address : null,
          },
          200,
        );
      }, errorsToWire);
    })
    .openapi({ ...googleUpdate, middleware }, async (c) => {
      const account = c.req.valid('param').userId;
      ownAccount(c.var.ctx.actor, account);
      const sent = c.req.valid('json');
      const profile = await inWireWords(
        () => changeProfile(c.var.ctx, { account, ...ProfileChange.parse(sent) }),
        names({ gstin: 'gst' }).toWire,
      );
      const said = { ...success(/*i18n*/ 'Profile saved'), pendingEmail: null };
      return c.json({ ...said, user: toRecord(profile) }, 200);
    })
    .openapi({ ...company, middleware }, async (c) =>
      c.json({ company: (await readProfile(c.var.ctx)).company }, 200),
    )
    .openapi({ ...help, middleware }, async (c) => {
      const { name, remark } = c.req.valid('json');
      const { id } = await createHelpRequest(c.var.ctx, HelpInput.parse({ name, remark }));
      return c.json({ ...success(/*i18n*/ 'Our team will contact you soon.'), id }, 200);
    })
    .openapi({ ...myHelp, middleware }, async (c) => c.json({ requests: await listMyHelp(c.var.ctx) }, 200))
    .openapi({ ...moreHelp, middleware }, async (c) => {
      const { requestId } = c.req.valid('param');
      await continueHelp(c.var.ctx, { requestId, ...HelpMore.parse(c.req.valid('json')) });
      return c.json(success(/*i18n*/ 'Our team will contact you soon.'), 200);
    });
}
