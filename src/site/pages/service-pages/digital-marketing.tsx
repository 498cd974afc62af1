import type { ReactNode } from 'react';
import type { SectionOf } from '#catalogue/service-pages/section-orders.ts';
import { Sections } from '#catalogue/service-pages/site/sections.tsx';
import { MarketingHero } from '#catalogue/service-pages/site/pictures/service-heroes.tsx';
import type { Route } from './+types/digital-marketing';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Closing } from '#catalogue/service-pages/site/closing.tsx';
import { PastWork } from '#content/cases/site/past-work.tsx';
import { Faq } from '#catalogue/service-pages/site/faq.tsx';
import { Hero } from '#catalogue/service-pages/site/hero.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './load-page.server.ts';
import { PriceLine } from './price-line.tsx';
import { serviceForms } from './service-forms.ts';
import { ProcessSheet } from '#catalogue/service-pages/site/process.tsx';
import { WhyBand } from '#catalogue/service-pages/site/why.tsx';
import { ExhibitHead, ExhibitNote, ExhibitTable } from '#catalogue/service-pages/site/exhibit.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

const about = serviceForms.digitalMarketing;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadServicePage(context, about, params.token);

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function DigitalMarketingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, work, price, services } = loaderData;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  const { exhibit } = page;
  const parts: Record<SectionOf<'digital-marketing'>, ReactNode> = {
    exhibit: exhibit && (
      <section aria-labelledby="exhibit" className="wrap section max-w-[56rem]">
        <ExhibitHead exhibit={exhibit} />
        <div className="mt-10">
          <ExhibitTable exhibit={exhibit} summed />
        </div>
        <ExhibitNote exhibit={exhibit} />
      </section>
    ),
    why: <WhyBand why={page.why} />,
    work: <PastWork heading={page.demos.heading} cases={work} />,
    process: <ProcessSheet process={page.process} />,
    form: (
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.3fr_1fr]">
        <Faq faq={page.faq} place="inside" />
        <div className="lg:sticky lg:top-28">{form}</div>
      </div>
    ),
    price: <PriceLine price={price} className="wrap mb-(--space-section)" />,
    closing: <Closing closing={page.closing} service={about.service} />,
  };
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/digital-marketing" />
      <Hero page={page} service={about.service} ground="sand" place="below" picture={<MarketingHero />} />
      <Sections order={page.sections} parts={parts} />
    </>
  );
}
