import { ShopHero } from '#catalogue/service-pages/site/pictures/service-heroes.tsx';
import type { Route } from './+types/e-commerce';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Closing } from '#catalogue/service-pages/site/closing.tsx';
import { PastWork } from '#content/cases/site/past-work.tsx';
import { Faq } from '#catalogue/service-pages/site/faq.tsx';
import { FeatureList } from '#catalogue/service-pages/site/features.tsx';
import { Hero } from '#catalogue/service-pages/site/hero.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './load-page.server.ts';
import { ProcessBand } from '#catalogue/service-pages/site/process.tsx';
import { Price } from '#catalogue/service-pages/site/price.tsx';
import { serviceForms } from './service-forms.ts';
import { WhyLines } from '#catalogue/service-pages/site/why.tsx';

const about = serviceForms.ecommerce;

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, about);

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function EcommercePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, work, services } = loaderData;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/get-your-online-store" />
      <Hero page={page} service={about.service} ground="marigold" withProof={false} picture={<ShopHero />}>
        {page.offer && <Price offer={page.offer} />}
      </Hero>
      <FeatureList features={page.features} />
      <ProcessBand process={page.process} />
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.2fr]">
        <div>{form}</div>
        <WhyLines why={page.why} />
      </div>
      <PastWork heading={page.demos.heading} cases={work} tinted />
      <Faq faq={page.faq} place="beside" />
      <Closing closing={page.closing} service={about.service} />
    </>
  );
}
