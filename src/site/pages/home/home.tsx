import { readHome } from '../read-home.ts';
import { casesTag } from '#content/cases/case.ts';
import { listPublishedCases } from '#content/cases/list-cases.ts';
import { HomeCase } from '#content/cases/site/home-case.tsx';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/home';
import { About } from './about.tsx';
import { Clients } from './clients.tsx';
import { Counters } from './counters.tsx';
import { Hero } from './hero.tsx';
import { ServiceCards } from './service-cards.tsx';
import { Software } from './software.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { agency } from '#agency/settings/site/structured-data.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { useSite } from '#agency/settings/site/use-site.ts';

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, 'home', 'media', casesTag);
  await describePage(context, { kind: 'page', key: 'home' }, agency);
  const ctx = context.get(ctxContext);
  const [home, [work]] = await Promise.all([readHome(ctx), listPublishedCases(ctx)]);
  return translated(context, { ...home, work });
}

export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const { settings } = useSite();
  return (
    <>
      <PageHead title={`${settings.brand} · ${settings.tagline}`} description={settings.blurb} path="/" />
      <Hero {...home.hero} />
      <ServiceCards {...home.services} />
      {home.work && <HomeCase shown={home.work} />}
      <About {...home.about} />
      <Counters counters={home.counters} />
      <Clients {...home.clients} />
      <Software {...home.software} />
    </>
  );
}
