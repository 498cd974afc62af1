import type { ReactNode } from 'react';
import type { SectionOf } from '#catalogue/service-pages/section-orders.ts';
import { Sections } from '#catalogue/service-pages/site/sections.tsx';
import { ShopHero } from '#catalogue/service-pages/site/pictures/service-heroes.tsx';
import type { Route } from './+types/e-commerce';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Closing } from '#catalogue/service-pages/site/closing.tsx';
import { PastWork } from '#content/cases/site/past-work.tsx';
import { Faq } from '#catalogue/service-pages/site/faq.tsx';
import { Hero } from '#catalogue/service-pages/site/hero.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './load-page.server.ts';
import { serviceForms } from './service-forms.ts';
import { ProcessBand } from '#catalogue/service-pages/site/process.tsx';
import { WhyLines } from '#catalogue/service-pages/site/why.tsx';
import { ExhibitHead, ExhibitNote, ExhibitTable } from '#catalogue/service-pages/site/exhibit.tsx';
import { LeadCase } from '#content/cases/site/lead-case.tsx';
import { FeatureList } from '#catalogue/service-pages/site/features.tsx';
import { Price } from '#catalogue/service-pages/site/price.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

const about = serviceForms.ecommerce;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadServicePage(context, about, params.token);

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function EcommercePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, work, services } = loaderData;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  const { exhibit } = page;
  const parts: Record<SectionOf<'get-your-online-store'>, ReactNode> = {
    exhibit: exhibit && (
      <section aria-labelledby="exhibit" className="bg-sand">
        <div className="wrap section grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.25fr_1fr]">
          <div className="lg:order-last">
            <ExhibitHead exhibit={exhibit} />
            <ExhibitNote exhibit={exhibit} />
          </div>
          <ExhibitTable exhibit={exhibit} summed />
        </div>
      </section>
    ),
    features: <FeatureList features={page.features} />,
    process: <ProcessBand process={page.process} />,
    case: lead && <LeadCase shown={lead} frame="right" />,
    work: <PastWork heading={page.demos.heading} cases={work} tinted />,
    form: (
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.2fr]">
        <div className="lg:sticky lg:top-28">{form}</div>
        <WhyLines why={page.why} />
      </div>
    ),
    closing: <Closing closing={page.closing} service={about.service} dark />,
    faq: <Faq faq={page.faq} place="beside" />,
  };
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/get-your-online-store" />
      <Hero page={page} service={about.service} ground="marigold" withProof={false} picture={<ShopHero />}>
        {page.offer && <Price offer={page.offer} />}
      </Hero>
      <Sections order={page.sections} parts={parts} />
    </>
  );
}
