import type { RouterContextProvider } from 'react-router';
import { readServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { servicePageTag } from '#catalogue/service-pages/service-page.ts';
import { casesTag } from '#content/cases/case.ts';
import { listPublishedCases } from '#content/cases/list-cases.ts';
import { listActiveServices } from '#catalogue/services/list-services.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { labelled, translated } from '#agency/translations/site/translated.server.ts';
import { takeEnquiry } from '#sales/leads/enquiries/site/take-enquiry.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { servicePage } from '#catalogue/service-pages/site/structured-data.server.ts';
import type { ServiceForm } from './service-forms.ts';

type Context = Readonly<RouterContextProvider>;

/** What a service page says, the cases it was part of, and the services that its form offers. */
export async function loadServicePage(context: Context, { slug }: ServiceForm) {
  cachePage(context, 'services', 'media', casesTag, servicePageTag(slug));
  const ctx = context.get(ctxContext);
  const [content, services, cases] = await Promise.all([
    readServicePage(ctx, { slug }),
    listActiveServices(ctx),
    listPublishedCases(ctx, { service: slug }),
  ]);
  const { page, work } = await translated(context, { page: content, work: cases });
  await describePage(context, { kind: 'service', key: slug }, servicePage(page));
  const names = services.map((service) => service.name);
  return { page, work, services: await labelled(context, names) };
}

/** The lead form of a service page, posted before JavaScript has loaded. */
export const takeServiceEnquiry = (context: Context, request: Request, { source }: ServiceForm) =>
  takeEnquiry(context.get(ctxContext), request, {
    form: 'service',
    source,
    asks: ['service', 'name', 'phone', 'email', 'isHuman', 'terms'],
    strictPhone: false,
  });
