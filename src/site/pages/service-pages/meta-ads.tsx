import type { ReactNode } from 'react';
import type { SectionOf } from '#catalogue/service-pages/section-orders.ts';
import { Sections } from '#catalogue/service-pages/site/sections.tsx';
import { SocialHero } from '#catalogue/service-pages/site/pictures/service-heroes.tsx';
import type { Route } from './+types/meta-ads';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Closing } from '#catalogue/service-pages/site/closing.tsx';
import { PastWork } from '#content/cases/site/past-work.tsx';
import { Faq } from '#catalogue/service-pages/site/faq.tsx';
import { Hero } from '#catalogue/service-pages/site/hero.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './load-page.server.ts';
import { PriceLine } from './price-line.tsx';
import { serviceForms } from './service-forms.ts';
import { ProcessBand } from '#catalogue/service-pages/site/process.tsx';
import { WhyCards } from '#catalogue/service-pages/site/why.tsx';
import { ExhibitHead, ExhibitNote, ExhibitTable } from '#catalogue/service-pages/site/exhibit.tsx';
import { LeadCase } from '#content/cases/site/lead-case.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

const about = serviceForms.metaAds;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadServicePage(context, about, params.token);

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function MetaAdsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, work, price, services } = loaderData;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  const { exhibit } = page;
  const parts: Record<SectionOf<'meta-ads'>, ReactNode> = {
    case: lead && <LeadCase shown={lead} frame="left" />,
    exhibit: exhibit && (
      <section aria-labelledby="exhibit" className="bg-leaf-tint">
        <div className="wrap section grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.25fr]">
          <div>
            <ExhibitHead exhibit={exhibit} />
            <ExhibitNote exhibit={exhibit} />
          </div>
          <ExhibitTable exhibit={exhibit} />
        </div>
      </section>
    ),
    why: <WhyCards why={page.why} />,
    process: <ProcessBand process={page.process} />,
    work: <PastWork heading={page.demos.heading} cases={work} tinted />,
    form: (
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <Faq faq={page.faq} place="inside" />
        <div className="lg:sticky lg:top-28">{form}</div>
      </div>
    ),
    price: <PriceLine price={price} className="wrap mb-(--space-section)" />,
    closing: <Closing closing={page.closing} service={about.service} />,
  };
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/meta-ads" />
      <Hero page={page} service={about.service} ground="paper" place="left" picture={<SocialHero />} />
      <Sections order={page.sections} parts={parts} />
    </>
  );
}
