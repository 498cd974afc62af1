import { listActiveFeatures } from '#domain/real-estate-features/list-features.ts';
import { featuresTag } from '#domain/real-estate-features/real-estate-feature.ts';
import { ctxContext, tagPage } from '#web/context.server.ts';
import { EstateHero } from '#web/pictures/service-heroes.tsx';
import { translated } from '#web/translated.server.ts';
import type { Route } from './+types/real-estate';
import { PageHead } from './page-head.tsx';
import { Closing } from './service-pages/closing.tsx';
import { Demos } from './service-pages/demos.tsx';
import { Faq } from './service-pages/faq.tsx';
import { PowerfulFeatures } from './service-pages/features.tsx';
import { Hero } from './service-pages/hero.tsx';
import { LeadForm } from './service-pages/lead-form.tsx';
import { loadServicePage, takeServiceEnquiry } from './service-pages/load-page.server.ts';
import { ProcessPath } from './service-pages/process.tsx';
import { serviceForms } from './service-pages/service-forms.ts';
import { WhyLines } from './service-pages/why.tsx';

const about = serviceForms.realEstate;

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, featuresTag);
  const [shown, features] = await Promise.all([
    loadServicePage(context, about),
    listActiveFeatures(context.get(ctxContext)),
  ]);
  return { ...shown, features: await translated(context, features) };
}

export const action = ({ context, request }: Route.ActionArgs) => takeServiceEnquiry(context, request, about);

export default function RealEstatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, services, features } = loaderData;
  const form = <LeadForm about={about} services={services} served={actionData} />;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path="/real-estate-website-development-service"
      />
      <Hero page={page} service={about.service} ground="paper" place="below" picture={<EstateHero />} />
      <PowerfulFeatures features={features} />
      <div className="wrap section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <WhyLines why={page.why} />
        <div className="lg:sticky lg:top-28">{form}</div>
      </div>
      <Demos demos={page.demos} tinted />
      <ProcessPath process={page.process} />
      <Closing closing={page.closing} service={about.service} />
      <Faq faq={page.faq} place="beside" />
    </>
  );
}
