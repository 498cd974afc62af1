import { readAbout } from '#content/about/read-about.ts';
import { listActiveBenefits } from '#catalogue/benefits/list-benefits.ts';
import { listCategories } from '#content/blog/list-categories.ts';
import { readBookingSettings } from '#sales/bookings/settings/read-booking-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { getPublishedGallery } from '#content/galleries/get-gallery.ts';
import { listPublishedGalleries } from '#content/galleries/list-galleries.ts';
import { readHome } from '#content/home/read-home.ts';
import { offerPath } from '#kit/offer-path.ts';
import { editPath } from '#kit/screen-paths.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { listActiveLevels } from '#catalogue/onboarding/list-onboarding.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { pickerPath } from '#catalogue/pickers/picker.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { listActiveFeatures } from '#catalogue/real-estate-features/list-features.ts';
import { readServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { listActiveServices } from '#catalogue/services/list-services.ts';
import { projectsPath } from '#sales/projects/project.ts';
import { readStepTitles } from '#sales/projects/templates/read-step-titles.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import { casePath } from '#content/cases/case-path.ts';
import { findCase } from '#content/cases/find-case.ts';
import { listPublishedCases } from '#content/cases/list-cases.ts';
import { galleryPath } from '#content/galleries/gallery-path.ts';

type Db = Pick<Ctx, 'db'>;

/** What one page shows of the words that staff write; `office`: the screen where they do. */
export type Source = { page: string; path: string; office: string; content: unknown };

/**
 * Every place of the site where words of the owner are shown. A new one needs a line here, `translated` in its loader,
 * and its sample texts in sample/words. Articles and policies stay in the language they are written in, and names of
 * clients, people and addresses stay as they are.
 */
const readers: ((ctx: Db) => Promise<Source[]>)[] = [
  async (ctx) => {
    const { tagline, blurb } = await readSettings(ctx);
    return [{ page: 'Every page', path: '/', office: '/settings', content: { tagline, blurb } }];
  },
  async (ctx) => {
    const { clients, sections: _sections, ...words } = await readHome(ctx);
    const content = { ...words, clients: { heading: clients.heading } };
    return [{ page: 'Home', path: '/', office: '/home', content }];
  },
  async (ctx) => {
    const services = await listActiveServices(ctx);
    const content = services.map(({ name, description }) => ({ name, description }));
    return [{ page: 'Services', path: '/contact-us', office: '/services', content }];
  },
  async (ctx) => {
    const content = await readStepTitles(ctx);
    return [{ page: 'Steps of projects', path: projectsPath, office: '/project-templates', content }];
  },
  (ctx) =>
    Promise.all(
      servicePageSlugs.map(async (slug) => {
        const { leadCase: _case, sections: _sections, ...content } = await readServicePage(ctx, { slug });
        return {
          page: content.badge,
          path: servicePagePath(slug),
          office: editPath('service-pages', slug),
          content,
        };
      }),
    ),
  async (ctx) => {
    const path = '/real-estate-website-development-service';
    const content = await listActiveFeatures(ctx);
    return [{ page: 'Real estate features', path, office: '/real-estate-features', content }];
  },
  async (ctx) => {
    const { headline, intro, bannerNote, modules } = await readOffer(ctx);
    const content = { headline, intro, bannerNote, modules };
    return [{ page: 'Offer', path: offerPath, office: '/offer', content }];
  },
  async (ctx) => {
    const plans = await listPlans(ctx);
    const content = plans.map(({ duration, description }) => ({ duration, description }));
    return [{ page: 'Offer plans', path: offerPath, office: '/plans', content }];
  },
  async (ctx) => {
    const benefits = await listActiveBenefits(ctx);
    const content = benefits.map(({ title, description }) => ({ title, description }));
    return [{ page: 'Benefits', path: offerPath, office: '/benefits', content }];
  },
  async (ctx) =>
    (await listPickers(ctx)).map(({ key, name, intro, features }) => ({
      page: name,
      path: pickerPath(key),
      office: editPath('pickers', key),
      content: { name, intro, features },
    })),
  async (ctx) => {
    const [plans, levels] = await Promise.all([listPlansOnSale(ctx), listActiveLevels(ctx)]);
    const content = { plans: plans.map(({ name, benefits }) => ({ name, benefits })), levels };
    return [{ page: 'Subscriptions', path: '/admission', office: '/pricing-plans', content }];
  },
  async (ctx) => {
    const { founderName: _name, founderPictureId: _picture, ...content } = await readAbout(ctx);
    return [{ page: 'About', path: '/about-us', office: '/about', content }];
  },
  async (ctx) => [{ page: 'Blog', path: '/blog', office: '/posts', content: await listCategories(ctx) }],
  async (ctx) => {
    const { closures } = await readBookingSettings(ctx);
    const path = '/book-consultation';
    return [{ page: 'Booking', path, office: '/booking-settings', content: { closures } }];
  },
  async (ctx) => {
    const shown = await listPublishedCases(ctx);
    const found = await Promise.all(shown.map(({ slug }) => findCase(ctx, { slug })));
    return found.flatMap((one) => {
      if (!one) return [];
      const { trade, town, headline, problem, built, figures, quote, makers, step, differently } = one;
      const counted = figures.map(({ figure, words, source }) => ({ figure, words, source }));
      const said = { words: quote.words, place: quote.place };
      const roles = makers.map(({ role }) => ({ role }));
      const story = { trade, town, headline, problem, built, figures: counted, quote: said };
      const content = { ...story, makers: roles, step, differently };
      return [{ page: `Work: ${one.client}`, path: casePath(one.slug), office: '/cases', content }];
    });
  },
  async (ctx) => {
    const shown = await listPublishedGalleries(ctx);
    return Promise.all(
      shown.map(async ({ id }) => {
        const { title, description, images } = await getPublishedGallery(ctx, { galleryId: id });
        const pictures = images.map(({ caption, category }) => ({ caption, category }));
        return {
          page: `Gallery: ${title}`,
          path: galleryPath(id),
          office: editPath('galleries', id),
          content: { title, description, pictures },
        };
      }),
    );
  },
];

export const readSources = async (ctx: Db): Promise<Source[]> =>
  (await Promise.all(readers.map((read) => read(ctx)))).flat();
