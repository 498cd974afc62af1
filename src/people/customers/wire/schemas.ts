import { z } from '@hono/zod-openapi';
import { Code, Email, NewPassword, SignUp, type Profile } from '../customer.ts';
import { loginNames } from '#kit/calls/login-names.ts';
import { accountNames, newPasswordNames } from './names.ts';

/** The login record, with exactly its keys and their spelling. */
export const LoginRecord = z
  .strictObject({
    ...loginNames.toWire({
      fullName: z.string(),
      email: z.string(),
      code: z.string().openapi({ example: 'CUS-000123' }),
      id: z.uuid(),
      photo: z.string().openapi({ description: 'Address of the photo, or empty' }),
      phone: z.string(),
      gst: z.string(),
    }),
    phone: z.string().openapi({ description: 'The same as `mobile`' }),
  })
  .openapi('LoginRecord');

export function toRecord(profile: Profile): z.infer<typeof LoginRecord> {
  const { fullName, email, code, id, picturePath: photo, phone, gst } = profile;
  return { ...loginNames.toWire({ fullName, email, code, id, photo, phone, gst }), phone };
}

/** What the calls of this area take. Keys that are not named here are left unread. */
export const EmailWire = z.object({ email: Email });
export const EmailCodeWire = z.object(accountNames.toWire({ email: Email, code: Code }));
export const HeaderSignUpWire = EmailCodeWire.extend({ password: NewPassword });
export const RegisterCodeWire = EmailWire.extend(
  accountNames.toWire({ fullName: z.string().max(120).optional() }),
);
export const RegisterWire = HeaderSignUpWire.extend(
  accountNames.toWire({ fullName: SignUp.shape.fullName.unwrap() }),
);
export const HeaderResetWire = EmailWire.extend({ password: NewPassword });
export const PageResetWire = EmailWire.extend(newPasswordNames.toWire({ password: NewPassword }));

/** Of native apps only: an app keeps its tokens itself. */
export const Tokens = z.object({
  accessToken: z.string().optional().openapi({ description: 'For `X-Client: native` only' }),
  refreshToken: z.string().optional().openapi({ description: 'For `X-Client: native` only' }),
});
