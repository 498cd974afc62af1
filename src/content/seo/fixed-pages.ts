import { readAbout } from '#content/about/read-about.ts';
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { offerPath } from '#kit/offer-path.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { getPicker } from '#catalogue/pickers/list-pickers.ts';
import { pickerKeys, pickerPath, type PickerKey } from '#catalogue/pickers/picker.ts';
import { policySlugs, type PolicySlug } from '#content/policies/policy.ts';
import { readPolicy } from '#content/policies/read-policy.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import { policyPath } from '#content/policies/policy-path.ts';
import type { SharedPage } from './shared-page.ts';

type Read = (ctx: Pick<Ctx, 'db'>) => Promise<SharedPage>;

const page = (
  path: string,
  words: Pick<SharedPage, 'name' | 'eyebrow' | 'title' | 'line'>,
  look: SharedPage['look'] = 'paper',
): SharedPage => ({ path, parent: null, picture: null, look, ...words });

/** A page whose words stand in the code: what its breadcrumb and its picture say. */
const plain =
  (path: string, name: string, title: string, line: string): Read =>
  async () =>
    page(path, { name, eyebrow: name, title, line });

const home: Read = async (ctx) => {
  const { brand, tagline, blurb } = await readPublicSettings(ctx);
  return page('/', { name: brand, eyebrow: '', title: tagline, line: blurb }, 'marigold');
};

const about: Read = async (ctx) => {
  const { headline, lead } = await readAbout(ctx);
  return page('/about-us', { name: /*i18n*/ 'About us', eyebrow: 'About us', title: headline, line: lead });
};

const offer: Read = async (ctx) => {
  const { headline, intro } = await readOffer(ctx);
  const words = { name: headline, eyebrow: 'Our offer', title: headline, line: intro };
  return page(encodeURI(offerPath), words, 'marigold');
};

const picker =
  (key: PickerKey): Read =>
  async (ctx) => {
    const { name, intro, features } = await getPicker(ctx, { key });
    const least = Math.min(...features.map((feature) => feature.pricePaise));
    const eyebrow = `${features.length} features from ${formatInr(least)}`;
    return page(pickerPath(key), { name, eyebrow, title: name, line: intro }, 'ink');
  };

const policy =
  (slug: PolicySlug): Read =>
  async (ctx) => {
    const { title, summary, dated } = (await readPolicy(ctx, { slug })).policy;
    return page(policyPath(slug), { name: title, eyebrow: `Last Updated ${dated}`, title, line: summary });
  };

/** Every public page that there is one of, by the name its picture has. */
export const fixedPages = new Map<string, Read>([
  ['home', home],
  [
    'contact-us',
    plain(
      '/contact-us',
      /*i18n*/ 'Contact us',
      'Talk to a person',
      'Call, write or come by. Say what you sell.',
    ),
  ],
  [
    'enquiry',
    plain('/enquiry', /*i18n*/ 'Enquiry', 'Tell us what you need', 'Four fields, and a person answers.'),
  ],
  ['offer', offer],
  [
    'service-plan',
    plain(
      '/service-plan',
      /*i18n*/ 'Plans',
      'One system, four ways to pay',
      'What each plan costs, month by month.',
    ),
  ],
  [
    'pricing',
    plain(
      '/pricing',
      /*i18n*/ 'Prices',
      'Prices, to the rupee',
      'What a month comes to, and what you pay today.',
    ),
  ],
  ...pickerKeys.map((key): [string, Read] => [`${key}-price`, picker(key)]),
  [
    'work',
    plain(
      '/work',
      /*i18n*/ 'Our work',
      'Work, and what came of it',
      'What owners asked for, what we built, and what changed.',
    ),
  ],
  [
    'gallery',
    plain('/gallery', /*i18n*/ 'Gallery', 'What hangs on our walls', 'Pictures say what a proposal cannot.'),
  ],
  ['about-us', about],
  ...policySlugs.map((slug): [string, Read] => [slug, policy(slug)]),
  [
    'blog',
    plain(
      '/blog',
      /*i18n*/ 'Blog',
      'Read today, use tomorrow',
      'What we learn building websites and running ads.',
    ),
  ],
  [
    'newsletter',
    plain(
      '/newsletter',
      /*i18n*/ 'Newsletter',
      'One useful article a month',
      'For people who run a business.',
    ),
  ],
  [
    'book-consultation',
    plain(
      '/book-consultation',
      /*i18n*/ 'Book Free Consultation',
      'Book Free Consultation',
      'Choose a day and a time: a call or a meeting, free of charge.',
    ),
  ],
]);
