import { listPlans } from '#catalogue/plans/list-plans.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { pickerPath } from '#catalogue/pickers/picker.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { listActiveFeatures } from '#catalogue/real-estate-features/list-features.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { readServicePage, shownServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { readAbout } from '#content/about/read-about.ts';
import { casePath } from '#content/cases/case-path.ts';
import { findCase } from '#content/cases/find-case.ts';
import { listPublishedCases } from '#content/cases/list-cases.ts';
import { policyPath } from '#content/policies/policy-path.ts';
import { policySlugs } from '#content/policies/policy.ts';
import { readPolicy } from '#content/policies/read-policy.ts';
import type { Ctx } from '#kit/context.ts';
import { offerPath } from '#kit/offer-path.ts';
import { pathOf } from '#kit/path-of.ts';
import { foundOfServicePage } from './found-of-service-page.ts';
import type { FoundPage } from './site-search.ts';

type Db = Pick<Ctx, 'db'>;

/** What of the site is to be found besides articles, as visitors see it: nothing hidden, no draft. */
const readers: ((ctx: Db) => Promise<FoundPage[]>)[] = [
  async (ctx) => {
    const pages = [];
    const estateFeatures = await listActiveFeatures(ctx);
    for (const slug of servicePageSlugs) {
      const page = await shownServicePage(ctx, slug, await readServicePage(ctx, { slug }));
      pages.push(...foundOfServicePage(slug, page, estateFeatures));
    }
    return pages;
  },
  async (ctx) => {
    const { headline, intro, modules } = await readOffer(ctx);
    const plans = await listPlans(ctx);
    const texts = [
      intro,
      ...modules.flatMap(({ name, text }) => [name, text]),
      ...plans.flatMap(({ duration, description }) => [duration, description]),
    ];
    return [{ page: 'offer', kind: 'plan', path: offerPath, title: headline, texts }];
  },
  async (ctx) =>
    (await listPickers(ctx)).map(({ key, name, intro, features }) => ({
      page: `picker:${key}`,
      kind: 'plan',
      path: pickerPath(key),
      title: name,
      texts: [intro, ...features.map((feature) => feature.name)],
    })),
  async (ctx) => {
    const services = Map.groupBy(await listPlansOnSale(ctx), ({ serviceName }) => serviceName);
    return [...services].map(([service, plans]) => ({
      page: `plans:${service}`,
      kind: 'plan',
      path: pathOf('/pricing'),
      title: service,
      texts: [...new Set(plans.flatMap(({ name, benefits }) => [name, ...benefits]))],
    }));
  },
  async (ctx) => {
    const about = await readAbout(ctx);
    const texts = [
      about.lead, about.founderHeading, about.founderName, about.founderRole, about.founderText, about.companyHeading,
      about.companyText, about.visionHeading, about.visionText, about.missionHeading, about.missionText,
      about.unfitText && about.unfitHeading, about.unfitText,
    ]; // prettier-ignore
    return [{ page: 'about', kind: 'page', path: pathOf('/about-us'), title: about.headline, texts }];
  },
  async (ctx) => {
    const pages: FoundPage[] = [];
    for (const { slug } of await listPublishedCases(ctx)) {
      const one = await findCase(ctx, { slug });
      if (!one) continue;
      const { client, trade, town, headline, problem, built, figures, quote, step, differently } = one;
      const counted = figures.flatMap(({ figure, words }) => [figure, words]);
      const texts = [
        client, trade, town, problem, ...built, ...counted, quote.words, step.heading, step.words, differently,
      ]; // prettier-ignore
      pages.push({ page: `case:${slug}`, kind: 'case', path: casePath(slug), title: headline, texts });
    }
    return pages;
  },
  async (ctx) => {
    const pages: FoundPage[] = [];
    for (const slug of policySlugs) {
      const { title, summary, sections } = (await readPolicy(ctx, { slug })).policy;
      const texts = [summary, ...sections.flatMap(({ heading, text }) => [heading, plain(text)])];
      pages.push({
        page: `policy:${slug}`,
        kind: 'policy',
        path: policyPath(slug),
        title,
        texts,
        isEnglish: true,
      });
    }
    return pages;
  },
];

/** One after the other: they share the transaction of whoever asks. */
export async function readPages(ctx: Db): Promise<FoundPage[]> {
  const pages: FoundPage[] = [];
  for (const read of readers) pages.push(...(await read(ctx)));
  return pages;
}

/** Links of a policy are words: [words](/path). */
const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/^- /gm, '');
