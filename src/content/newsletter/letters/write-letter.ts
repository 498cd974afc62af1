import { eq } from 'drizzle-orm';
import { readSettings } from '#agency/settings/read-settings.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import type { Draft } from '#agency/messages/message.ts';
import type { Ctx } from '#kit/context.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { pathIn, type Language } from '#kit/language/language.ts';
import type { Translator } from '#kit/language/translator.ts';
import { preferencesPath, unsubscribeCall, unsubscribePath } from '../newsletter-path.ts';
import type { Subject } from './better-subject.ts';
import type { LetterInput } from './letter.ts';
import { linkCall, openedCall } from './letter-path.ts';
import { postsOf } from './posts-of.ts';
import { letterLinks } from './table.server.ts';

/** Draws a letter for all readers of one kind: placeholders take the place of what is each reader's own. */
export type DrawLetter = (letter: {
  subject: string;
  text: string;
  posts: { title: string; description: string; url: string }[];
  /** Where a link to this address leads by the way. */
  follow: (url: string) => string;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** What tells that it was opened; only for whoever allowed that. */
  openedUrl: string | null;
  settings: Awaited<ReturnType<typeof readSettings>>;
  translator: Translator;
}) => Promise<Pick<Draft, 'subject' | 'text' | 'html'>>;

/** What a letter must know of its reader. `mark` names them in links; null for those who did not allow to be counted. */
export type LetterReader = { token: string; language: Language; mark: string | null };

const anyToken = '0'.repeat(32);
const anyMark = 'R'.repeat(54);

/**
 * A letter, drawn once for each language and subject and for those who may be counted.
 * @param letter.id null for a test, which counts nothing
 */
export async function writeLetter(
  ctx: Ctx,
  letter: Pick<LetterInput, 'text' | 'postIds'> & { id: string | null; subjects: Record<Subject, string> },
  draw: DrawLetter,
) {
  const [settings, posts, links] = await Promise.all([
    readSettings(ctx),
    postsOf(ctx, letter.postIds),
    readLinks(ctx, letter.id),
  ]);
  const drawn = new Map<string, ReturnType<DrawLetter>>();
  const query = letter.id ?? undefined;

  function drawFor(subject: Subject, language: Language, counted: boolean) {
    const key = [subject, language, counted].join();
    const known = drawn.get(key);
    if (known) return known;
    const translator = translatorFor(settings, language);
    const page = (path: string) => ctx.publicUrl + pathIn(path, translator.language);
    const mark = counted ? anyMark : null;
    const made = draw({
      subject: letter.subjects[subject],
      text: letter.text,
      posts,
      follow: (url) => {
        const link = links.get(`${subject} ${url}`);
        return link ? ctx.publicUrl + linkCall(link, mark) : url;
      },
      unsubscribeUrl: page(unsubscribePath(anyToken, query)),
      preferencesUrl: page(preferencesPath(anyToken)),
      openedUrl: mark && letter.id && ctx.publicUrl + openedCall(letter.id, mark),
      settings,
      translator,
    });
    drawn.set(key, made);
    return made;
  }

  return async (subject: Subject, { token, language, mark }: LetterReader) => {
    const { text, html, ...rest } = await drawFor(subject, language, mark !== null);
    const own = (words: string) => words.replaceAll(anyToken, token).replaceAll(anyMark, mark ?? '');
    return {
      ...rest,
      text: own(text),
      html: html && own(html),
      channel: 'email' as const,
      replyTo: settings.email,
      leadId: null,
      unsubscribeUrl: ctx.publicUrl + unsubscribeCall(token, query),
    };
  };
}
export type WrittenLetter = Awaited<ReturnType<typeof writeLetter>>;

/** The signed names of a letter's links, by subject and address. */
async function readLinks(ctx: Ctx, letterId: string | null): Promise<Map<string, string>> {
  if (!letterId) return new Map();
  const rows = await ctx.db.select().from(letterLinks).where(eq(letterLinks.letterId, letterId));
  return new Map(
    await Promise.all(
      rows.map(
        async ({ id, subject, url }) =>
          [`${subject} ${url}`, await signedToken(ctx, 'letter-link', id)] as const,
      ),
    ),
  );
}

/** A test goes to somebody of the office. */
export const testReader: LetterReader = { token: anyToken, language: 'en', mark: null };
