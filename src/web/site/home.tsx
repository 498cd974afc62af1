import { readHome } from '#domain/home/read-home.ts';
import { ctxContext, keepPage } from '#web/context.server.ts';
import { translated } from '#web/translated.server.ts';
import type { Route } from './+types/home';
import { About } from './home/about.tsx';
import { Clients } from './home/clients.tsx';
import { Counters } from './home/counters.tsx';
import { Hero } from './home/hero.tsx';
import { ServiceCards } from './home/service-cards.tsx';
import { Software } from './home/software.tsx';
import { PageHead } from './page-head.tsx';
import { agency } from './structured-data/business.server.ts';
import { describePage } from './structured-data/describe-page.server.ts';
import { useSite } from './use-site.ts';

export async function loader({ context }: Route.LoaderArgs) {
  keepPage(context, 'home', 'media');
  await describePage(context, { kind: 'page', key: 'home' }, agency);
  return translated(context, await readHome(context.get(ctxContext)));
}

export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const { settings } = useSite();
  return (
    <>
      <PageHead title={`${settings.brand} · ${settings.tagline}`} description={settings.blurb} path="/" />
      <Hero {...home.hero} />
      <ServiceCards {...home.services} />
      <About {...home.about} />
      <Counters counters={home.counters} />
      <Clients {...home.clients} />
      <Software {...home.software} />
    </>
  );
}
