import type { Ctx } from '#kit/context.ts';
import { periodLabel } from './period-label.ts';
import { english, type Translator } from '#kit/language/translator.ts';
import { inLanguage } from '#agency/translations/in-language.ts';

/** As orders and terms write a plan down: `SEO: Growth (1 year)`, `SEO, Growth`. */
const soldPlan =
  /^(?<service>.+?)(?<mark>: |, )(?<plan>.+?)(?: \((?:(?<years>\d+) years?)? ?(?:(?<months>\d+) months?)?\))?$/;

/**
 * What sold things are called for whoever reads of them. Orders and terms keep the English titles of the day of the
 * sale; where such a text still has a translation, that is said.
 * @param titles those that will be asked for; any other is said as it is
 */
export async function titlesFor(
  ctx: Pick<Ctx, 'db'>,
  translator: Translator,
  titles: string[],
): Promise<(title: string) => string> {
  if (translator.language === english.language) return (title) => title;
  const known = new Map<string, string>();
  const parts = titles.flatMap((title) => {
    const { service, plan } = soldPlan.exec(title)?.groups ?? {};
    return service && plan ? [title, service, plan] : [title];
  });
  const said = await inLanguage({ db: ctx.db, language: translator.language }, parts);
  parts.forEach((part, i) => known.set(part, said[i] ?? part));
  return (title) => translateTitle(title, known, translator);
}

function translateTitle(title: string, known: Map<string, string>, translator: Translator): string {
  const whole = known.get(title) ?? title;
  const { service = '', mark = '', plan = '', years = 0, months = 0 } = soldPlan.exec(title)?.groups ?? {};
  const saidPlan = known.get(plan) ?? plan;
  // A plan that nobody has translated stays in English as a whole.
  if (whole !== title || saidPlan === plan) return whole;
  const period = periodLabel(Number(years) * 12 + Number(months), translator);
  return (known.get(service) ?? service) + mark + saidPlan + (period && ` (${period})`);
}
