import { ShopHero } from './pictures/service-heroes.tsx';
import type { Route } from './+types/e-commerce';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Closing } from './parts/closing.tsx';
import { Demos } from './parts/demos.tsx';
import { Faq } from './parts/faq.tsx';
import { FeatureList } from './parts/features.tsx';
import { Hero } from './parts/hero.tsx';
import { LeadForm } from './parts/lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './parts/load-page.server.ts';
import { ProcessBand } from './parts/process.tsx';
import { Price } from './parts/price.tsx';
import { serviceForms } from './parts/service-forms.ts';
import { WhyLines } from './parts/why.tsx';

const about = serviceForms.ecommerce;

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, about);

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function EcommercePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, services } = loaderData;
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
      <Demos demos={page.demos} tinted />
      <Faq faq={page.faq} place="beside" />
      <Closing closing={page.closing} service={about.service} />
    </>
  );
}
