import type { RouterContextProvider } from 'react-router';
import { readServicePage } from '#domain/service-pages/read-service-page.ts';
import { servicePageTag } from '#domain/service-pages/service-page.ts';
import { listActiveServices } from '#domain/services/list-services.ts';
import { ctxContext, keepPage } from '#web/context.server.ts';
import { labelled, translated } from '#web/translated.server.ts';
import { takeEnquiry } from '../enquiries/take-enquiry.server.ts';
import { describePage } from '../structured-data/describe-page.server.ts';
import { servicePage } from '../structured-data/services.server.ts';
import type { ServiceForm } from './service-forms.ts';

type Context = Readonly<RouterContextProvider>;

/** What a service page says, and the services that its form offers. */
export async function loadServicePage(context: Context, { slug }: ServiceForm) {
  keepPage(context, 'services', 'media', servicePageTag(slug));
  const ctx = context.get(ctxContext);
  const [content, services] = await Promise.all([readServicePage(ctx, { slug }), listActiveServices(ctx)]);
  const page = await translated(context, content);
  await describePage(context, { kind: 'service', key: slug }, servicePage(page));
  const names = services.map((service) => service.name);
  return { page, services: await labelled(context, names) };
}

/** The lead form of a service page, posted before JavaScript has loaded. */
export const takeServiceEnquiry = (context: Context, request: Request, { source }: ServiceForm) =>
  takeEnquiry(context.get(ctxContext), request, {
    form: 'service',
    source,
    asks: ['service', 'name', 'phone', 'email', 'isHuman', 'terms'],
    strictPhone: false,
  });
