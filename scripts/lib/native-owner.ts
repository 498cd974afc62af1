import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const appJson = 'native/app.json';

const origin = z.url().refine((url) => {
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' && origin === url;
}, 'an app speaks to https://host only; --origin says where the site will be');
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be six hexadecimal digits behind #');

/** What the owner sets about both apps: native/app.json. */
export const Owner = z.strictObject({
  /** Below the icon. */
  name: z.string().regex(/^[^"$\\\r\n]{1,30}$/, '--name: 30 letters at most, none of " $ \\'),
  origin,
  /** Android's package and Apple's bundle: what both stores take. It never changes once an app is out. */
  packageName: z
    .string()
    .max(100)
    .regex(
      /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/,
      '--package: small letters, digits and dots, like in.example.agency',
    ),
  /** `code` grows with every upload to a store; `name` is what people see. */
  version: z.strictObject({ code: z.int().positive(), name: z.string().regex(/^\d+(\.\d+){0,2}$/) }),
  /** Where a payment begins. */
  paymentOrigins: z.array(origin),
  /** For the phone's own list of Google accounts; empty: the browser does it. */
  googleWebClientId: z.string().regex(/^([\w.-]+\.apps\.googleusercontent\.com)?$/),
  /** Of the Apple developer account; empty: Xcode asks. */
  appleTeamId: z.string().regex(/^([A-Z0-9]{10})?$/),
  colors: z.strictObject({ background: color, bar: color, accent: color, text: color, icon: color }),
});
export type Owner = z.infer<typeof Owner>;

export const readOwner = (): Owner => Owner.parse(JSON.parse(readFileSync(appJson, 'utf8')));
