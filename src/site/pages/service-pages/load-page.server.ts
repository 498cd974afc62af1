import { data, type RouterContextProvider } from 'react-router';
import {
  findServicePagePreview,
  readServicePage,
  shownServicePage,
} from '#catalogue/service-pages/read-service-page.ts';
import { servicePageTag } from '#catalogue/service-pages/service-page.ts';
import { casesTag } from '#content/cases/case.ts';
import { findCase } from '#content/cases/find-case.ts';
import { listPublishedCases } from '#content/cases/list-cases.ts';
import { viewOf } from '#content/cases/site/case-view.server.ts';
import { pricingPlansTag } from '#catalogue/pricing-plans/pricing-plan.ts';
import { listActiveServices } from '#catalogue/services/list-services.ts';
import { bearsName } from '#catalogue/services/bears-name.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { labelled, translated } from '#agency/translations/site/translated.server.ts';
import { takeEnquiry } from '#sales/leads/enquiries/site/take-enquiry.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { servicePage } from '#catalogue/service-pages/site/structured-data.server.ts';
import { readPrice } from './read-price.server.ts';
import type { ServiceForm } from './service-forms.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * What a service page says, the case it tells at length (`lead`) and the others that the service was part of (`work`), what
 * it costs, and the services that its form offers, its own marked.
 * @param token of the draft that is shown instead, to whoever was given its link
 */
export async function loadServicePage(context: Context, about: ServiceForm, token?: string) {
  const { slug } = about;
  const ctx = context.get(ctxContext);
  if (token === undefined)
    cachePage(
      context,
      'services',
      'media',
      'plans',
      'pickers',
      casesTag,
      pricingPlansTag,
      servicePageTag(slug),
    );
  const content =
    token === undefined
      ? await readServicePage(ctx, { slug })
      : await findServicePagePreview(ctx, { slug, token });
  if (!content) throw data(null, { status: 404 });
  const [{ sections, ...page }, services, work, price] = await Promise.all([
    shownServicePage(ctx, slug, content),
    listActiveServices(ctx),
    listPublishedCases(ctx, { service: slug }),
    readPrice(ctx, about),
  ]);
  const led = work.find((one) => one.slug === content.leadCase) ?? work[0];
  const others = work.filter((one) => one !== led);
  const lead = led ? await findCase(ctx, { slug: led.slug }) : null;
  const shown = await translated(context, {
    page,
    lead: lead && viewOf(lead, ctx.language),
    work: led && !sections.includes('case') ? [led, ...others] : others,
    price,
  });
  if (token === undefined)
    await describePage(
      context,
      { kind: 'service', key: slug },
      servicePage(slug, { ...shown.page, sections }),
    );
  const choices = await labelled(
    context,
    services.map((service) => service.name),
  );
  const own = services.find((service) => bearsName(service, about.service))?.name;
  return {
    ...shown,
    page: { ...shown.page, sections },
    services: choices.map((choice) => ({ ...choice, isOwn: choice.value === own })),
  };
}

/** The lead form of a service page, posted before JavaScript has loaded. */
export const takeServiceEnquiry = (context: Context, request: Request, { source }: ServiceForm) =>
  takeEnquiry(context.get(ctxContext), request, {
    form: 'service',
    source,
    asks: ['service', 'name', 'phone', 'email', 'isHuman', 'terms'],
    strictPhone: false,
  });
