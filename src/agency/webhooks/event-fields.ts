import { z } from 'zod';

/** Ids and moments are texts to whoever reads JSON; what kind of text, the description says. */
export const id = z.string().meta({ format: 'uuid', examples: ['01975d3c-8a10-7c3e-9f52-6d0c1b7e4a21'] });
export const moment = z.string().meta({ format: 'date-time', examples: ['2026-11-27T05:30:00.000Z'] });
export const day = z.string().meta({ format: 'date', examples: ['2026-11-27'] });
export const paise = z
  .number()
  .int()
  .meta({ description: 'In paise', examples: [118_000] });
export const count = z
  .number()
  .int()
  .meta({ examples: [1] });
/** A payment's id is text. */
export const payment = z.string().meta({ examples: ['txn_5f2b7c9d1e'] });
/** @param example what it might say, for samples */
export const text = (example: string) => z.string().meta({ examples: [example] });

/** What one event tells. */
type Told<S extends z.ZodRawShape> = {
  says: string;
  /** The call that tells the rest, to whoever may ask it; null where there is no more. */
  more: string | null;
  /** Rises when something in it goes or means something else. What is only added changes nothing for who reads it. */
  version: number;
  data: z.ZodObject<S>;
};

/** An event as the catalogue has it. */
export const event = <S extends z.ZodRawShape>(
  says: string,
  more: string | null,
  shape: S,
  version = 1,
): Told<S> => ({ says, more, version, data: z.object(shape) });
