import type { ReactNode } from 'react';
import type { SectionOf } from '#catalogue/service-pages/section-orders.ts';
import { Sections } from '#catalogue/service-pages/site/sections.tsx';
import { WebsiteHero } from '#catalogue/service-pages/site/pictures/service-heroes.tsx';
import type { Route } from './+types/website-development';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { PastWork } from '#content/cases/site/past-work.tsx';
import { Faq } from '#catalogue/service-pages/site/faq.tsx';
import { Hero } from '#catalogue/service-pages/site/hero.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './load-page.server.ts';
import { PriceLine } from './price-line.tsx';
import { serviceForms } from './service-forms.ts';
import { ProcessPath } from '#catalogue/service-pages/site/process.tsx';
import { WhyCards } from '#catalogue/service-pages/site/why.tsx';
import { CaseStrip } from '#content/cases/site/lead-case.tsx';
import { DeviceFrame } from '#content/cases/site/device-frame.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

const about = serviceForms.website;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadServicePage(context, about, params.token);

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function WebsiteDevelopmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, work, price, services } = loaderData;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  const screens = lead && (
    <DeviceFrame shown={lead} sizes="(min-width: 1280px) 570px, (min-width: 769px) 46vw, 88vw" />
  );
  const parts: Record<SectionOf<'website-development'>, ReactNode> = {
    case: lead && <CaseStrip shown={lead} />,
    why: <WhyCards why={page.why} />,
    work: (
      <PastWork heading={page.demos.heading} cases={work.filter(({ slug }) => slug !== lead?.slug)} tinted />
    ),
    process: <ProcessPath process={page.process} />,
    price: <PriceLine price={price} className="wrap" />,
    faq: <Faq faq={page.faq} place="beside" />,
    form: (
      <div className="bg-sky">
        <div className="wrap section grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <p className="max-w-[9.5em] font-head text-h2 font-bold">{page.closing.title}</p>
            <p className="mt-5 max-w-[28.2em] text-lead">{page.closing.text}</p>
          </div>
          {form}
        </div>
      </div>
    ),
  };
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/website-development" />
      <Hero
        page={page}
        service={about.service}
        ground="paper"
        floating={lead !== null}
        picture={screens ?? <WebsiteHero />}
      />
      <Sections order={page.sections} parts={parts} />
    </>
  );
}
