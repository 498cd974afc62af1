import { publishContent } from '#agency/documents/publish-document.ts';
import { aboutDocument } from '#content/about/about-document.ts';
import { aboutKey, AboutTexts } from '#content/about/about.ts';
import { readAbout } from '#content/about/read-about.ts';
import { HomeContent, homeKey } from '#content/home/home-content.ts';
import { homeDocument } from '#content/home/home-document.ts';
import { getHome } from '#content/home/read-home.ts';
import { OfferContent, offerKey } from '#catalogue/offer/offer-content.ts';
import { offerDocument } from '#catalogue/offer/offer-document.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { PickerInput } from '#catalogue/pickers/picker-input.ts';
import { updatePicker } from '#catalogue/pickers/update-picker.ts';
import { PolicyInput, policySlugs } from '#content/policies/policy.ts';
import { publishPolicy } from '#content/policies/publish-policy.ts';
import { listPolicies } from '#content/policies/read-policy.ts';
import { NotFound } from '#kit/errors.ts';
import { listServicePages } from '#catalogue/service-pages/list-service-pages.ts';
import { knownServicePage } from '#catalogue/service-pages/known-service-page.ts';
import { inOrder } from '#catalogue/service-pages/section-orders.ts';
import { servicePageDocument } from '#catalogue/service-pages/service-page-document.ts';
import { ServicePageContent } from '#catalogue/service-pages/service-page.ts';
import { partOf, type ContentPart } from './content-part.ts';

/** The pages that the site always has: they can be changed by a file, not added. */
export const pageParts: ContentPart[] = [
  partOf({
    kind: 'home',
    schema: HomeContent,
    read: async (ctx) => [{ key: homeKey, title: 'Home page', content: (await getHome(ctx)).content }],
    write: (ctx, id, content) => publishContent(ctx, homeDocument, { id, content }),
  }),
  partOf({
    kind: 'about',
    schema: AboutTexts,
    read: async (ctx) => [{ key: aboutKey, title: 'About page', content: await readAbout(ctx) }],
    write: (ctx, _key, content) => publishContent(ctx, aboutDocument, { id: aboutKey, content }),
  }),
  partOf({
    kind: 'offer',
    schema: OfferContent,
    read: async (ctx) => [{ key: offerKey, title: 'Offer page', content: await readOffer(ctx) }],
    write: (ctx, _key, content) => publishContent(ctx, offerDocument, { id: offerKey, content }),
  }),
  partOf({
    kind: 'service-page',
    schema: ServicePageContent,
    read: async (ctx) =>
      (await listServicePages(ctx)).map(({ id, content }) => ({ key: id, title: content.title, content })),
    write: (ctx, id, content) =>
      publishContent(ctx, servicePageDocument, { id, content: inOrder(knownServicePage(id), content) }),
  }),
  partOf({
    kind: 'policy',
    schema: PolicyInput,
    read: async (ctx) =>
      (await listPolicies(ctx)).map(({ slug, title, summary, sections }) => ({
        key: slug,
        title,
        content: { title, summary, sections },
      })),
    write: async (ctx, key, content) => {
      const slug = policySlugs.find((one) => one === key);
      if (!slug) throw new NotFound('This policy');
      await publishPolicy(ctx, { ...content, slug });
    },
  }),
  partOf({
    kind: 'picker',
    // A feature is known by its name: its id belongs to this installation.
    schema: PickerInput.extend({
      features: PickerInput.shape.features.element.omit({ id: true }).array().min(1).max(60),
    }),
    read: async (ctx) =>
      (await listPickers(ctx)).map(({ key, name, intro, features }) => ({
        key,
        title: name,
        content: {
          name,
          intro,
          features: features.map((one) => ({ name: one.name, pricePaise: one.pricePaise })),
        },
      })),
    write: async (ctx, key, content) => {
      const here = (await listPickers(ctx)).find((picker) => picker.key === key);
      const free = [...(here?.features ?? [])];
      const features = content.features.map((feature) => {
        const at = free.findIndex(({ name }) => name === feature.name);
        const [known] = at === -1 ? [] : free.splice(at, 1);
        return { ...feature, ...(known && { id: known.id }) };
      });
      await updatePicker(ctx, { ...content, key, features });
    },
  }),
];
