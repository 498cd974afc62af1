import type { I18n } from '@lingui/core';
import type { NamedService } from '#catalogue/services/wire/client.ts';

/** What a page calls a text that the conversation keeps in English. */
export type Called = (text: string) => string;

/**
 * A service is called as the owner translated its name, everything else in the words of the page.
 * @param services null while they are read
 */
export const calledIn =
  (i18n: I18n, services: NamedService[] | null): Called =>
  (text) =>
    i18n._(services?.find(({ name }) => name === text)?.label ?? text);
