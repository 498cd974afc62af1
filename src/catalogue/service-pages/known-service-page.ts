import { NotFound } from '#kit/errors.ts';
import { servicePageSlugs, type ServicePageSlug } from './service-page.ts';

/** @throws NotFound for an address that no service has */
export function knownServicePage(slug: string): ServicePageSlug {
  const found = servicePageSlugs.find((one) => one === slug);
  if (!found) throw new NotFound(/*i18n*/ 'This service page');
  return found;
}
