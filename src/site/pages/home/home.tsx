import { Fragment, type ReactNode } from 'react';
import { data } from 'react-router';
import { readAbout } from '#content/about/read-about.ts';
import { FounderPicture } from '#content/about/site/founder-picture.tsx';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { agency } from '#agency/settings/site/structured-data.server.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { perMonthPaise } from '#catalogue/plans/plan.ts';
import { casesTag } from '#content/cases/case.ts';
import { findProof } from '#content/cases/find-proof.ts';
import { HomeCase } from '#content/cases/site/home-case.tsx';
import { findHomePreview } from '#content/home/find-home-preview.ts';
import type { HomeSection } from '#content/home/home-content.ts';
import { readHome } from '#content/home/read-home.ts';
import { About } from '#content/home/site/about.tsx';
import { Clients } from '#content/home/site/clients.tsx';
import { Counters } from '#content/home/site/counters.tsx';
import { Hero } from '#content/home/site/hero.tsx';
import { ProofStrip } from '#content/home/site/proof-strip.tsx';
import { ServiceCards } from '#content/home/site/service-cards.tsx';
import { Software } from '#content/home/site/software.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { cachePage, ctxContext } from '#kit/site/context.server.ts';
import { FreeTimes } from '#sales/bookings/slots/site/free-times.tsx';
import type { Route } from './+types/home';
import { PriceLine } from './price-line.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The home page, or its draft for whoever was given the link of that. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const draft = params.token === undefined ? null : await findHomePreview(ctx, { token: params.token });
  if (params.token === undefined) {
    cachePage(context, 'home', 'about', 'media', 'offer', 'plans', casesTag);
  } else if (!draft) throw data(null, { status: 404 });
  const [{ sections, ...home }, about, proof, plans, { pricesIncludeGst }] = await Promise.all([
    draft ?? readHome(ctx),
    readAbout(ctx),
    findProof(ctx),
    listPlans(ctx),
    readOffer(ctx),
    draft ?? describePage(context, { kind: 'page', key: 'home' }, agency),
  ]);
  const { founderName, founderRole, founderPictureId } = about;
  const pictures = await picturesById(ctx, founderPictureId ? [founderPictureId] : []);
  const founder = {
    name: founderName,
    role: founderRole,
    picture: pictures.get(founderPictureId ?? '') ?? null,
  };
  const prices = plans.map(({ id, duration, months, pricePaise, bestOffer }) => ({
    id,
    duration,
    months,
    pricePaise,
    monthlyPaise: perMonthPaise({ pricePaise, months }),
    bestOffer,
  }));
  return {
    ...(await translated(context, { ...home, founder, proof, plans: prices })),
    sections,
    pricesIncludeGst,
  };
}

export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const { settings } = useSite();
  const { founder, proof } = home;
  const parts: Record<HomeSection, ReactNode> = {
    proof: <ProofStrip result={proof.result} quote={proof.quote} />,
    services: <ServiceCards {...home.services} />,
    work: proof.work && <HomeCase shown={proof.work} />,
    prices: <PriceLine plans={home.plans} withGst={home.pricesIncludeGst} />,
    about: (
      <About {...home.about} founder={home.about.withFounder && <FounderPicture {...founder} />}>
        {home.about.withFreeTimes && <FreeTimes />}
      </About>
    ),
    counters: <Counters counters={home.counters} />,
    clients: <Clients {...home.clients} />,
    software: <Software {...home.software} />,
  };
  return (
    <>
      <PageHead title={`${settings.brand} · ${settings.tagline}`} description={settings.blurb} path="/" />
      <Hero {...home.hero} />
      {home.sections.map((key) => (
        <Fragment key={key}>{parts[key]}</Fragment>
      ))}
    </>
  );
}
