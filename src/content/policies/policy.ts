import { z } from 'zod';

export const policySlugs = ['privacy-policy', 'refund-policy', 'terms-and-conditions', 'ownership'] as const;
export type PolicySlug = (typeof policySlugs)[number];

/**
 * A part of a policy. `text` is plain: a blank line parts paragraphs, lines that begin with "- " are a list, and
 * [words](/path) is a link.
 */
export const PolicySection = z.strictObject({
  heading: z.string().trim().min(1, 'Enter a heading').max(120),
  text: z.string().trim().min(1, 'Enter the text').max(6_000),
});
export type PolicySection = z.infer<typeof PolicySection>;

/** A policy as staff write it. */
export const PolicyInput = z.strictObject({
  title: z.string().trim().min(1, 'Enter a title').max(120),
  summary: z.string().trim().max(600),
  sections: z.array(PolicySection).min(1, 'A policy needs at least one section').max(40),
});
export type PolicyInput = z.infer<typeof PolicyInput>;

/** A version as pages show it. */
export type Policy = {
  slug: PolicySlug;
  version: number;
  title: string;
  summary: string;
  sections: PolicySection[];
  dated: string;
};
