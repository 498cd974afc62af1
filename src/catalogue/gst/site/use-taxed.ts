import { useSite } from '#agency/settings/site/use-site.ts';

/** Whether the agency charges GST. Without a GST number of its own no page may name the tax. */
export const useTaxed = () => useSite().settings.gstin !== '';
