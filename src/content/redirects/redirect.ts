import { z } from 'zod';

/** For good, for now, gone. */
export const redirectStatuses = [301, 302, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

const address = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), /*i18n*/ 'Use plain text');

/** A redirect as staff write it: paths, or whole addresses on this host. `target` is empty where the page is gone. */
export const RedirectInput = z.strictObject({
  fromPath: address(400).min(1, 'Enter the old address'),
  target: address(600),
  status: z.literal(redirectStatuses),
  note: z.string().trim().max(200),
});
export type RedirectInput = z.infer<typeof RedirectInput>;

/** Which redirects staff want to see. */
export const RedirectFilter = z.object({ q: address(200).optional() });
export type RedirectFilter = z.infer<typeof RedirectFilter>;

/**
 * A path as redirects compare it: decoded, small letters, no slash at its end. Routes match in either case, so
 * redirects do too.
 */
export function comparable(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Half an escape is compared as it stands.
  }
  return decoded.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** Where one address leads, as processes keep it in memory. */
export type Rule = { id: string; target: string; status: RedirectStatus };

/** Port to what the server answers: whether anything but "not found" is at this path. Redirects do not count. */
export type Addresses = { answersAt(path: string): Promise<boolean> };
