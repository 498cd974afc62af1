import { message, translateMessage, type Message, type Value } from '#kit/language/message.ts';
import { english } from '#kit/language/translator.ts';
import type { Difference } from '#kit/rows/differences.ts';

/** The few ways in which a verb can refuse. Each surface (API, pages, jobs) maps them in its own errors.ts. */

/**
 * What is said is an English text, marked where it stands (docs/languages.md), and what stands at its places. `message`
 * is the English sentence; whoever reads another language is told `said` in that.
 */
export class DomainError extends Error {
  readonly descriptor: Message;
  constructor(text: string, values: Record<string, Value> = {}) {
    const descriptor = message(text, values);
    super(translateMessage(english, descriptor));
    this.descriptor = descriptor;
  }
}

/** Not there, or not yours: nobody can tell which. */
export class NotFound extends DomainError {
  /** @param what as a sentence begins with it: `This page` @param text where there is more to say */
  constructor(what: string, text: string = /*i18n*/ '{what} was not found.') {
    super(text, { what: ({ translate }) => translate(what) });
  }
}

/** A one-time code that opens nothing: wrong, used, ended or tried too often. Nobody can tell which. */
export class WrongCode extends DomainError {
  constructor(text = /*i18n*/ 'Invalid OTP. Please try again.') {
    super(text);
  }
}

/** What claims to come from the payment gateway does not. Nobody can tell what is wrong with it. */
export class NotGenuine extends DomainError {
  constructor() {
    super(/*i18n*/ 'This payment could not be confirmed.');
  }
}

export class Unauthenticated extends DomainError {
  constructor(text = /*i18n*/ 'Please sign in.') {
    super(text);
  }
}

export class Forbidden extends DomainError {
  constructor(text: string = /*staff*/ 'Your role does not allow this.', values: Record<string, Value> = {}) {
    super(text, values);
  }
}

/** The world has moved on since the caller looked. */
export class Conflict extends DomainError {}

/** What is only done by somebody who says in the call that they know what it changes. */
export class NotAcknowledged extends DomainError {}

/** A save that is based on what the record no longer says: who changed it, and where the two differ. */
export class Stale extends DomainError {
  readonly stale: SaveConflict;
  constructor(stale: SaveConflict) {
    super(/*staff*/ '{by} has changed this in the meantime. Nothing was saved.', {
      by: stale.by ?? 'Somebody else',
    });
    this.stale = stale;
  }
}
export type SaveConflict = {
  /** The mark of what the record says now. */
  etag: string;
  by: string | null;
  at: Date | null;
  fields: Difference[];
};

/** A save that does not say what it is based on. */
export class PreconditionRequired extends DomainError {
  constructor() {
    super(/*staff*/ 'Say in If-Match which state of the record this is based on: its etag, in quotes.');
  }
}

/** Fields that make sense one by one but not here. `errors` maps a field to what is said of it. */
export class Invalid extends DomainError {
  readonly errors: Record<string, Message>;
  constructor(errors: Record<string, Message>, text = /*i18n*/ 'Please check the marked fields.') {
    super(text);
    this.errors = errors;
  }
}

export class TooManyRequests extends DomainError {
  readonly retryAfterSeconds: number;
  constructor(
    retryAfterSeconds: number,
    text = /*i18n*/ 'Too many requests. Please wait a moment and try again.',
    values: Record<string, Value> = {},
  ) {
    super(text, values);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a caller's machine has to work out: see people/sign-in/proof-of-work.ts. */
export type ProofOfWorkChallenge = { challenge: string; bits: number };

/** Past a limit that holds for everybody: whoever proves some work goes on at once, the others when it has passed. */
export class ProofOfWorkRequired extends TooManyRequests {
  readonly work: ProofOfWorkChallenge;
  constructor(retryAfterSeconds: number, work: ProofOfWorkChallenge) {
    super(retryAfterSeconds);
    this.work = work;
  }
}

/** Something we depend on is down; nothing was changed. */
export class Unavailable extends DomainError {
  constructor() {
    super(/*i18n*/ 'We could not reach our records just now. Please try again in a moment.');
  }
}

/** No room for what was sent; nothing of it was kept. */
export class OutOfSpace extends DomainError {
  constructor() {
    super(/*i18n*/ 'There is no room left for files on our side. Please tell us, and try again later.');
  }
}
