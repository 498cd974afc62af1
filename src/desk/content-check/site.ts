import type { BookingSettings } from '#sales/bookings/settings/booking-settings.ts';
import type { OfferContent } from '#catalogue/offer/offer-content.ts';
import type { Plan } from '#catalogue/plans/plan.ts';
import type { ServicePageContent, ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Source } from '#desk/translations/sources.ts';
import { textsIn } from '#desk/translations/texts-in.ts';
import type { Claim } from './contradiction.ts';

/** Everything that the checks compare. `statements`: each text of a page. */
export type Site = {
  year: number;
  statements: Claim[];
  settings: SiteSettings;
  booking: BookingSettings;
  offer: OfferContent;
  plans: Plan[];
  servicePages: (Pick<ServicePageContent, 'badge' | 'offer' | 'features'> & { slug: ServicePageSlug })[];
};

/** A number stands beside its words on the page, so it is read with them: `300 Happy clients`. */
function joinFigures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(joinFigures);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const { figure, to, words } = value as Record<string, unknown>;
  const number = figure ?? to;
  if (typeof words === 'string' && number !== undefined) return `${String(number)} ${words}`;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, joinFigures(entry)]));
}

export const statementsOf = ({ page, path, office, content }: Source): Claim[] =>
  textsIn(joinFigures(content)).map(({ part, text }) => ({
    says: text,
    place: { page, part, path, office },
  }));

/** Where a site setting is written, and a page that shows it. */
export const inSettings = (part: string, path = '/contact-us'): Claim['place'] => ({
  page: 'Site settings',
  part,
  path,
  office: '/settings',
});
