import type { ReactNode } from 'react';
import type { SectionOf } from '#catalogue/service-pages/section-orders.ts';
import { Sections } from '#catalogue/service-pages/site/sections.tsx';
import { listActiveFeatures } from '#catalogue/real-estate-features/list-features.ts';
import { featuresTag } from '#catalogue/real-estate-features/real-estate-feature.ts';
import { ctxContext, tagPage } from '#kit/site/context.server.ts';
import { EstateHero } from '#catalogue/service-pages/site/pictures/service-heroes.tsx';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/real-estate';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Closing } from '#catalogue/service-pages/site/closing.tsx';
import { PastWork } from '#content/cases/site/past-work.tsx';
import { Faq } from '#catalogue/service-pages/site/faq.tsx';
import { PowerfulFeatures } from '#catalogue/service-pages/site/features.tsx';
import { Hero } from '#catalogue/service-pages/site/hero.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './load-page.server.ts';
import { ProcessPath } from '#catalogue/service-pages/site/process.tsx';
import { serviceForms } from './service-forms.ts';
import { PriceLine } from './price-line.tsx';
import { CaseBand } from '#content/cases/site/lead-case.tsx';
import { ExhibitBeside, ExhibitHours } from '#catalogue/service-pages/site/exhibit.tsx';
import { WhyLines } from '#catalogue/service-pages/site/why.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

const about = serviceForms.realEstate;

export async function loader({ context, params }: Route.LoaderArgs) {
  tagPage(context, featuresTag);
  const [shown, features] = await Promise.all([
    loadServicePage(context, about, params.token),
    listActiveFeatures(context.get(ctxContext)),
  ]);
  return { ...shown, features: await translated(context, features) };
}

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function RealEstatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, work, price, services, features } = loaderData;
  const { exhibit } = page;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  // Its one case is told at length and stands among the others as well.
  const shown = lead && page.sections.includes('case') ? [lead, ...work] : work;
  const parts: Record<SectionOf<'real-estate-website-development-service'>, ReactNode> = {
    exhibit: exhibit && (
      <ExhibitBeside exhibit={exhibit}>
        <ExhibitHours exhibit={exhibit} />
      </ExhibitBeside>
    ),
    features: <PowerfulFeatures features={features} />,
    work: <PastWork heading={page.demos.heading} cases={shown} tinted />,
    case: lead && <CaseBand shown={lead} />,
    form: (
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <WhyLines why={page.why} />
        <div className="lg:sticky lg:top-28">{form}</div>
      </div>
    ),
    process: <ProcessPath process={page.process} />,
    price: <PriceLine price={price} className="wrap mb-(--space-section)" />,
    closing: <Closing closing={page.closing} service={about.service} dark />,
    faq: <Faq faq={page.faq} place="beside" />,
  };
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path="/real-estate-website-development-service"
      />
      <Hero page={page} service={about.service} ground="paper" place="below" picture={<EstateHero />} />
      <Sections order={page.sections} parts={parts} />
    </>
  );
}
