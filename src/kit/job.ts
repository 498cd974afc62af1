type FieldsOf<P> = P extends P ? keyof P & string : never;
/** Those of what is nested in it, too. */
type EveryFieldOf<P> = P extends object
  ? { [F in keyof P & string]: F | EveryFieldOf<P[F]> }[keyof P & string]
  : never;
type Word = 'token' | 'code' | 'secret' | 'password' | 'otp' | 'link' | 'url' | 'text';
type SecretLike<F extends string> = Extract<Lowercase<F>, `${string}${Word}${string}`>;
type WithoutSecrets<P> = [SecretLike<EveryFieldOf<P>>] extends [never]
  ? Record<FieldsOf<P>, 'shown' | 'hidden'>
  : never;

type Options = {
  /** How often it is tried again; the pauses, in seconds, double from `delay` to `delayMax`. Without it: never. */
  retry?: { limit: number; delay: number; delayMax: number };
  /** How long one may take, in seconds; without it two minutes. What takes longer counts as failed. */
  longest?: number;
  /** When it is asked for by itself: a cron expression, in UTC without `tz`. */
  every?: { cron: string; tz?: 'Asia/Kolkata' };
  /**
   * Of what begins by itself: whether it does so after a restore, too, before anybody has looked. What it does twice harms
   * nobody.
   */
  evenRestored?: true;
  /** Of what is asked for: whether that may be long before it is done. */
  ahead?: true;
};

/** A kind of job: its name in the queue, and how it is tried. `P` is what it needs to know. */
export type Job<P extends object = object> = Options & {
  name: string;
  /** Whether the office's queue screen shows a field of its payload. */
  fields: Record<string, 'shown' | 'hidden'>;
  /** Never there: it carries the type. */
  payload?: P;
};

/** What a restored installation does not begin before somebody has looked. */
export const waitsAfterRestore = ({ every, evenRestored }: Job): boolean =>
  every !== undefined && evenRestored !== true;

/** What the copy of an installation does not begin beside it: what begins by itself, and what it was asked for before. */
export const waitsInCopy = ({ every, ahead }: Job): boolean => every !== undefined || ahead === true;

/** How most mails are tried: a quarter of an hour of tries. */
export const mailRetry = { limit: 20, delay: 1, delayMax: 60 };

/**
 * Names a kind of job.
 * @param options.fields every field of its payload, and whether the office's queue screen shows it: what tells who
 * somebody is stays hidden. A field that could hold what opens something does not get through the types.
 */
export const job = <P extends object = Record<string, never>>(
  name: string,
  options: Options & { fields: WithoutSecrets<P> },
): Job<P> => ({ ...options, name });
