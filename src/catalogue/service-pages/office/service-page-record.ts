import type { ServicePageContent, ServicePageSlug } from '../service-page.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type ServicePageRecord = {
  id: ServicePageSlug;
  isSample: boolean;
  updatedAt: string;
  content: ServicePageContent;
};
