import { z } from 'zod';

/** What the picture shows, for those who cannot see it. */
export const Alt = z
  .string()
  .trim()
  .min(1, 'Say in a few words what the picture shows')
  .max(300, 'Use at most 300 characters');
