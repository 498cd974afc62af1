import { AboutTexts } from '#content/about/about.ts';
import { readAbout } from '#content/about/read-about.ts';
import { updateAbout } from '#content/about/update-about.ts';
import { publishContent } from '#agency/documents/publish-document.ts';
import { HomeContent, homeKey } from '#content/home/home-content.ts';
import { homeDocument } from '#content/home/home-document.ts';
import { getHome } from '#content/home/read-home.ts';
import { OfferContent } from '#catalogue/offer/offer-content.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { updateOffer } from '#catalogue/offer/update-offer.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { PickerInput } from '#catalogue/pickers/picker-input.ts';
import { updatePicker } from '#catalogue/pickers/update-picker.ts';
import { PolicyInput, policySlugs } from '#content/policies/policy.ts';
import { publishPolicy } from '#content/policies/publish-policy.ts';
import { listPolicies } from '#content/policies/read-policy.ts';
import { NotFound } from '#kit/errors.ts';
import { listServicePages } from '#catalogue/service-pages/list-service-pages.ts';
import { ServicePageContent, servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { updateServicePage } from '#catalogue/service-pages/update-service-page.ts';
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
    read: async (ctx) => {
      const { isSample: _isSample, ...content } = await readAbout(ctx);
      return [{ key: 'about', title: 'About page', content }];
    },
    write: async (ctx, _key, content) => void (await updateAbout(ctx, content)),
  }),
  partOf({
    kind: 'offer',
    schema: OfferContent,
    read: async (ctx) => {
      const { isSample: _isSample, ...content } = await readOffer(ctx);
      return [{ key: 'offer', title: 'Offer page', content }];
    },
    write: async (ctx, _key, content) => void (await updateOffer(ctx, content)),
  }),
  partOf({
    kind: 'service-page',
    schema: ServicePageContent,
    read: async (ctx) =>
      (await listServicePages(ctx)).map(({ slug, content }) => ({
        key: slug,
        title: content.title,
        content,
      })),
    write: async (ctx, key, content) => {
      const slug = servicePageSlugs.find((one) => one === key);
      if (!slug) throw new NotFound('This service page');
      await updateServicePage(ctx, { slug, content });
    },
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
