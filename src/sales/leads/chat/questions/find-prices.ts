import { inLanguage } from '#agency/translations/in-language.ts';
import { chargesGst } from '#catalogue/gst/list-gst-rates.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { pickerPath } from '#catalogue/pickers/picker.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { listServicePages } from '#catalogue/service-pages/list-service-pages.ts';
import { servicePageNames } from '#catalogue/service-pages/service-page.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import { stemOf, wordsIn } from '#content/site-search/search-words.ts';
import type { Ctx } from '#kit/context.ts';
import { offerPath } from '#kit/offer-path.ts';
import { pathOf } from '#kit/path-of.ts';
import type { ShownPrice } from './question.ts';
import { asksForPrice, isOfPrices, tellingWords } from './telling-words.ts';

const most = 4;

/** A price, the service that it belongs to where its name does not say it, and other words by which it is meant. */
type Priced = ShownPrice & { service: string; about: string };

/** What is for sale costs, from the tables that pages and payments read. Nothing where nobody asks for a price. */
export async function findPrices(
  ctx: Pick<Ctx, 'db' | 'language'>,
  { question }: { question: string },
): Promise<ShownPrice[]> {
  if (!asksForPrice(question)) return [];
  const offered = await plansOfTheOffer(ctx);
  const english = [...offered, ...(await othersForSale(ctx))];
  const named = await inLanguage(
    ctx,
    english.map(({ name, service, about }) => ({ name, service, about })),
  );
  const stems = tellingWords(question)
    .filter((word) => !isOfPrices(word))
    .map(stemOf);
  const meant = english.map((one, i) => {
    const { name, service, about } = named[i] ?? one;
    const words = wordsIn([one.name, one.service, one.about, name, service, about, one.path].join(' '));
    const heard = stems.filter((stem) => words.some(({ word }) => word.startsWith(stem))).length;
    return { one: { ...one, name: service ? `${service}: ${name}` : name }, heard };
  });
  const closest = Math.max(0, ...meant.map(({ heard }) => heard));
  const chosen =
    closest > 0 ? meant.filter(({ heard }) => heard === closest) : meant.slice(0, offered.length);
  const isTaxed = await chargesGst(ctx);
  return chosen.slice(0, most).map(({ one: { service: _service, about: _about, gst, ...price } }) => ({
    ...price,
    gst: isTaxed ? gst : null,
  }));
}

async function plansOfTheOffer(ctx: Pick<Ctx, 'db'>): Promise<Priced[]> {
  const { headline, pricesIncludeGst } = await readOffer(ctx);
  return (await listPlans(ctx)).map(({ duration, pricePaise }) => ({
    name: duration,
    service: '',
    about: headline,
    paise: pricePaise,
    months: null,
    isLeast: false,
    gst: pricesIncludeGst ? 'included' : 'added',
    path: offerPath,
  }));
}

async function othersForSale(ctx: Pick<Ctx, 'db'>): Promise<Priced[]> {
  const plans = (await listPlansOnSale(ctx))
    // Those that lend their price from the offer stand there already.
    .filter(({ offerPlanId }) => offerPlanId === null)
    .map(({ name, serviceName, months, sellPaise }): Priced => ({
      name,
      service: serviceName,
      about: '',
      paise: sellPaise,
      months,
      isLeast: false,
      gst: 'included',
      path: pathOf('/pricing'),
    }));
  const pages = (await listServicePages(ctx)).flatMap(({ id, content: { offer } }): Priced[] =>
    offer
      ? [
          {
            name: servicePageNames[id],
            service: '',
            about: offer.words,
            paise: offer.paise,
            months: 1,
            isLeast: true,
            gst: null,
            path: servicePagePath(id),
          },
        ]
      : [],
  );
  const pickers = (await listPickers(ctx)).flatMap(({ key, name, features }): Priced[] =>
    features.length === 0
      ? []
      : [
          {
            name,
            service: '',
            about: '',
            paise: Math.min(...features.map(({ pricePaise }) => pricePaise)),
            months: null,
            isLeast: true,
            gst: null,
            path: pickerPath(key),
          },
        ],
  );
  return [...plans, ...pages, ...pickers];
}
