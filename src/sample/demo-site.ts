import { SiteSettings } from '#agency/settings/site-settings.ts';
import site from './site.json';

/**
 * The sample agency. Phone numbers and addresses belong to nobody; the GSTIN is right in form and check digit, and no
 * such permanent account number is ever given out.
 */
export const demoSite = SiteSettings.parse(site);
