import type { Paise } from '#kit/india/money.ts';

/** What is asked of a model. `mostTokens`: so long its answer may be. */
export type ModelPrompt = { system: string; user: string; mostTokens: number };

/** Port to a language model that an owner has set. */
export type LanguageModel = {
  /** What its maker calls it. */
  name: string;
  /** So many tokens it may read and write on one day, all questions together. */
  tokensPerDay: number;
  /** What a million tokens cost, as the owner has said; null where nothing was said. */
  paisePerMillion: Paise | null;
  /**
   * Asks it once, for a few seconds at most. `tokens`: what it says that this took; null where it does not.
   * @throws Error where no usable answer comes in time
   */
  complete(prompt: ModelPrompt): Promise<{ text: string; tokens: number | null }>;
};
