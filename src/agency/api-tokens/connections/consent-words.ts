import type { Language } from '#kit/language/language.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { tokenDays } from '../api-token.ts';
import { isOnOwnMachine } from './client.ts';
import type { Judged, Problem } from './judge-asked.ts';
import { scopeWords } from './scopes.ts';

const problems: Partial<Record<Problem, string>> = {
  unknown_client: /*i18n*/ 'We cannot make out who asks. Please begin again in your assistant.',
  foreign_redirect:
    /*i18n*/ 'Whoever asks wants you sent to an address that is not theirs. Nothing was connected, and nothing will be.',
  invalid_scope: /*i18n*/ 'It asks for nothing that you could lend it.',
  invalid_target: /*i18n*/ 'It asks for another office than this one.',
};
const oddly = /*i18n*/ 'It asked in a way that this office does not understand.';

/**
 * All that a person reads who is asked to say yes to an assistant, in their language: the office itself speaks English, but
 * what somebody lends away they have to understand.
 */
export function consentWords(language: Language, judged: Judged) {
  const { translate: say } = translatorIn(language);
  const name = judged.client?.name ?? '';
  const redirectUri = 'redirectUri' in judged ? judged.redirectUri : null;
  const host = redirectUri ? new URL(redirectUri).host : '';
  const vouched = judged.client?.host;
  return {
    title: say(/*i18n*/ 'Connect an assistant'),
    asks: say(/*i18n*/ '{name} asks to work in this office for you.', { name }),
    vouched: vouched
      ? say(/*i18n*/ '{host} says that this is its name.', { host: vouched })
      : say(/*i18n*/ 'It calls itself so; nobody has checked that.'),
    leadsTo:
      redirectUri && isOnOwnMachine(redirectUri)
        ? say(
            /*i18n*/ 'Afterwards you are sent to a program on this computer ({host}). Go on only if you have just begun this there yourself.',
            { host },
          )
        : say(
            /*i18n*/ 'Afterwards you are sent to {host}. Go on only if you have just begun this there yourself.',
            { host },
          ),
    mayDo: say(/*i18n*/ 'What it may do'),
    takeAway: say(
      /*i18n*/ 'Take away what it need not do. It never does more than you may do yourself at that moment.',
    ),
    proposes: say(
      /*i18n*/ 'It sends, pays and deletes nothing: what it proposes waits until a person confirms it in this office.',
    ),
    endsAfter: say(/*i18n*/ 'Ends after'),
    days: Object.fromEntries(
      tokenDays.map((count) => [
        count,
        count === 365 ? say(/*i18n*/ 'A year') : say(/*i18n*/ '{count} days', { count }),
      ]),
    ),
    password: say(/*i18n*/ 'Your password'),
    code: say(/*i18n*/ 'Code of your app, or a recovery code'),
    connect: say(/*i18n*/ 'Connect'),
    leave: say(/*i18n*/ 'Do not connect'),
    back: say(/*i18n*/ 'Back to {host}', { host }),
    language: say(/*i18n*/ 'Language'),
    leaving: say(/*i18n*/ 'You are being sent back …'),
    refusals: {
      scopes: say(/*i18n*/ 'Choose at least one permission'),
      password: say(/*i18n*/ 'This is not your password'),
      code: say(/*i18n*/ 'This code does not fit, or it has been used'),
    },
    problem: judged.problem && say(problems[judged.problem] ?? oddly),
    permissions:
      judged.problem === null ? judged.offered.map((scope) => ({ scope, says: say(scopeWords[scope]) })) : [],
  };
}
