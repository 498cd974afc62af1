import { z } from 'zod';
import type { S3Options } from '#adapters/files/s3-files.ts';
import { faultsOf, optional, withDefault } from './variables.ts';

/** The settings of an S3-compatible store for uploads. */
export const s3Variables = {
  S3_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be a full address like https://s3.ap-south-1.amazonaws.com' }),
  ),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must have 3 to 63 small letters, digits, dots and hyphens'),
  ),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: withDefault(z.enum(['on', 'off', 'true', 'false'], 'must be on or off'), 'off'),
};
const Variables = z.object(s3Variables);
type Variables = z.infer<typeof Variables>;

/** All of them or none: with half of them uploads would lie where nobody looks for them. */
const needed = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** @returns one line for each that is missing */
export function s3Faults(env: Variables): string[] {
  const missing = needed.filter((name) => !env[name]);
  const isAskedFor = missing.length < needed.length || isOn(env.S3_FORCE_PATH_STYLE);
  return isAskedFor ? missing.map((name) => `${name} is missing: a store needs ${needed.join(', ')}`) : [];
}

const isOn = (value: Variables['S3_FORCE_PATH_STYLE']) => value === 'on' || value === 'true';

/** The store that is set up; null where uploads lie on this machine's disk. */
export function s3Options(env: Variables): S3Options | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: isOn(env.S3_FORCE_PATH_STYLE),
  };
}

/** As above, for commands, which read no other setting. @throws Error naming every fault at once */
export function readS3Options(source: Record<string, string | undefined>): S3Options | null {
  const parsed = Variables.safeParse(source);
  if (!parsed.success) throw new Error(faultsOf(parsed.error));
  const faults = s3Faults(parsed.data);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return s3Options(parsed.data);
}
