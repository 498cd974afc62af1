import type { ReactNode } from 'react';
import type { SectionOf } from '#catalogue/service-pages/section-orders.ts';
import { Sections } from '#catalogue/service-pages/site/sections.tsx';
import { SearchHero } from '#catalogue/service-pages/site/pictures/service-heroes.tsx';
import type { Route } from './+types/google-ads';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Closing } from '#catalogue/service-pages/site/closing.tsx';
import { PastWork } from '#content/cases/site/past-work.tsx';
import { Faq } from '#catalogue/service-pages/site/faq.tsx';
import { Hero } from '#catalogue/service-pages/site/hero.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './load-page.server.ts';
import { PriceLine } from './price-line.tsx';
import { serviceForms } from './service-forms.ts';
import { ProcessPath } from '#catalogue/service-pages/site/process.tsx';
import { WhyLines } from '#catalogue/service-pages/site/why.tsx';
import { ExhibitBeside, ExhibitTable } from '#catalogue/service-pages/site/exhibit.tsx';
import { CaseQuote } from '#content/cases/site/lead-case.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

const about = serviceForms.googleAds;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadServicePage(context, about, params.token);

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function GoogleAdsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, work, price, services } = loaderData;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  const { exhibit } = page;
  const parts: Record<SectionOf<'google-ads'>, ReactNode> = {
    exhibit: exhibit && (
      <ExhibitBeside exhibit={exhibit}>
        <ExhibitTable exhibit={exhibit} />
      </ExhibitBeside>
    ),
    price: <PriceLine price={price} className="wrap" />,
    form: (
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.2fr]">
        <div className="lg:sticky lg:top-28">{form}</div>
        <WhyLines why={page.why} />
      </div>
    ),
    case: lead && <CaseQuote shown={lead} />,
    process: <ProcessPath process={page.process} />,
    work: <PastWork heading={page.demos.heading} cases={work} tinted />,
    faq: <Faq faq={page.faq} place="beside" />,
    closing: <Closing closing={page.closing} service={about.service} />,
  };
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/google-ads" />
      <Hero page={page} service={about.service} ground="sky" picture={<SearchHero />} />
      <Sections order={page.sections} parts={parts} />
    </>
  );
}
