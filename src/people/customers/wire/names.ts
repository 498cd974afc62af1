import { z } from '@hono/zod-openapi';
import { Code, Email, NewPassword, SignUp, type Profile } from '../customer.ts';
import { complaintOf } from '#kit/complaints.ts';
import { Invalid } from '#kit/errors.ts';

/** The login record, with exactly its keys and their spelling. */
export const LoginRecord = z
  .strictObject({
    full_name: z.string(),
    email: z.string(),
    emplyee_ID: z.string().openapi({ example: 'CUS-000123' }),
    id: z.uuid(),
    profilePic: z.string().openapi({ description: 'Address of the photo, or empty' }),
    mobile: z.string(),
    phone: z.string().openapi({ description: 'The same as `mobile`' }),
    gst: z.string(),
  })
  .openapi('LoginRecord');

export const toRecord = (profile: Profile): z.infer<typeof LoginRecord> => ({
  full_name: profile.fullName,
  email: profile.email,
  emplyee_ID: profile.code,
  id: profile.id,
  profilePic: profile.picturePath,
  mobile: profile.phone,
  phone: profile.phone,
  gst: profile.gst,
});

/** What the calls of this area take. Keys that are not named here are left unread. */
export const EmailWire = z.object({ email: Email });
export const EmailCodeWire = z.object({ email: Email, otp: Code });
export const HeaderSignUpWire = EmailCodeWire.extend({ password: NewPassword });
export const RegisterCodeWire = EmailWire.extend({ full_name: z.string().max(120).optional() });
export const RegisterWire = HeaderSignUpWire.extend({ full_name: SignUp.shape.fullName.unwrap() });
export const HeaderResetWire = EmailWire.extend({ password: NewPassword });
export const PageResetWire = EmailWire.extend({ newPassword: NewPassword });

/** Of native apps only: an app keeps its tokens itself. */
export const Tokens = z.object({
  accessToken: z.string().optional().openapi({ description: 'For `X-Client: native` only' }),
  refreshToken: z.string().optional().openapi({ description: 'For `X-Client: native` only' }),
});

const wireNames: Record<string, string> = {
  fullName: 'full_name',
  phone: 'mobile',
  file: 'profilePic',
};

/** Runs something whose refusals name our fields, and names those of the wire instead. */
export async function inWireWords<T>(run: () => Promise<T> | T, names = wireNames): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const errors =
      error instanceof Invalid
        ? error.errors
        : error instanceof z.ZodError
          ? Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), complaintOf(issue)]))
          : null;
    if (!errors) throw error;
    throw new Invalid(
      Object.fromEntries(Object.entries(errors).map(([field, text]) => [names[field] ?? field, text])),
      error instanceof Invalid ? error.message : undefined,
    );
  }
}
