import { pathOf } from '#kit/path-of.ts';
import type { PolicySlug } from './policy.ts';

export const policyPath = (slug: PolicySlug) => pathOf(`/${slug}`);
export const policyVersionPath = (slug: PolicySlug, version: number) =>
  pathOf('/:policy/version/:version', { policy: slug, version: `${version}` });
