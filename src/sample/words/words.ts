import type { OtherLanguage } from '#kit/language/language.ts';
import { home as homeHi } from './hi/home.ts';
import { websiteDevelopment as websiteDevelopmentHi } from './hi/website-development.ts';
import { applicationDevelopment as applicationDevelopmentHi } from './hi/application-development.ts';
import { eCommerce as eCommerceHi } from './hi/e-commerce.ts';
import { digitalMarketing as digitalMarketingHi } from './hi/digital-marketing.ts';
import { googleAds as googleAdsHi } from './hi/google-ads.ts';
import { metaAds as metaAdsHi } from './hi/meta-ads.ts';
import { realEstate as realEstateHi } from './hi/real-estate.ts';
import { offer as offerHi } from './hi/offer.ts';
import { pickers as pickersHi } from './hi/pickers.ts';
import { about as aboutHi } from './hi/about.ts';
import { galleries as galleriesHi } from './hi/galleries.ts';
import { blog as blogHi } from './hi/blog.ts';
import { home as homeMr } from './mr/home.ts';
import { websiteDevelopment as websiteDevelopmentMr } from './mr/website-development.ts';
import { applicationDevelopment as applicationDevelopmentMr } from './mr/application-development.ts';
import { eCommerce as eCommerceMr } from './mr/e-commerce.ts';
import { digitalMarketing as digitalMarketingMr } from './mr/digital-marketing.ts';
import { googleAds as googleAdsMr } from './mr/google-ads.ts';
import { metaAds as metaAdsMr } from './mr/meta-ads.ts';
import { realEstate as realEstateMr } from './mr/real-estate.ts';
import { offer as offerMr } from './mr/offer.ts';
import { pickers as pickersMr } from './mr/pickers.ts';
import { about as aboutMr } from './mr/about.ts';
import { galleries as galleriesMr } from './mr/galleries.ts';
import { blog as blogMr } from './mr/blog.ts';

/** What the sample texts are in other languages, by the English text. */
export const sampleWords: Record<OtherLanguage, Record<string, string>> = {
  hi: {
    ...homeHi,
    ...websiteDevelopmentHi,
    ...applicationDevelopmentHi,
    ...eCommerceHi,
    ...digitalMarketingHi,
    ...googleAdsHi,
    ...metaAdsHi,
    ...realEstateHi,
    ...offerHi,
    ...pickersHi,
    ...aboutHi,
    ...galleriesHi,
    ...blogHi,
  },
  mr: {
    ...homeMr,
    ...websiteDevelopmentMr,
    ...applicationDevelopmentMr,
    ...eCommerceMr,
    ...digitalMarketingMr,
    ...googleAdsMr,
    ...metaAdsMr,
    ...realEstateMr,
    ...offerMr,
    ...pickersMr,
    ...aboutMr,
    ...galleriesMr,
    ...blogMr,
  },
};
