import { SocialHero } from '#catalogue/service-pages/site/pictures/service-heroes.tsx';
import type { Route } from './+types/meta-ads';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Closing } from '#catalogue/service-pages/site/closing.tsx';
import { PastWork } from '#content/cases/site/past-work.tsx';
import { Faq } from '#catalogue/service-pages/site/faq.tsx';
import { Hero } from '#catalogue/service-pages/site/hero.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './load-page.server.ts';
import { ProcessBand } from '#catalogue/service-pages/site/process.tsx';
import { serviceForms } from './service-forms.ts';
import { WhyCards } from '#catalogue/service-pages/site/why.tsx';

const about = serviceForms.metaAds;

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, about);

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function MetaAdsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, work, services } = loaderData;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/meta-ads" />
      <Hero page={page} service={about.service} ground="paper" place="left" picture={<SocialHero />} />
      <PastWork heading={page.demos.heading} cases={work} tinted />
      <WhyCards why={page.why} />
      <ProcessBand process={page.process} />
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <Faq faq={page.faq} place="inside" />
        <div className="lg:sticky lg:top-28">{form}</div>
      </div>
      <Closing closing={page.closing} service={about.service} />
    </>
  );
}
