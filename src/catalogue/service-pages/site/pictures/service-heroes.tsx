import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./drawings/service-heroes.tsx');
const onServer = import.meta.env.SSR ? await load() : null;
const loadEstate = () => import('./drawings/estate-hero.tsx');
const estateOnServer = import.meta.env.SSR ? await loadEstate() : null;

export const WebsiteHero = drawn(onServer?.WebsiteHero, async () => (await load()).WebsiteHero);
export const ShopHero = drawn(onServer?.ShopHero, async () => (await load()).ShopHero);
export const MarketingHero = drawn(onServer?.MarketingHero, async () => (await load()).MarketingHero);
export const SearchHero = drawn(onServer?.SearchHero, async () => (await load()).SearchHero);
export const SocialHero = drawn(onServer?.SocialHero, async () => (await load()).SocialHero);
export const AppHero = drawn(onServer?.AppHero, async () => (await load()).AppHero);
export const EstateHero = drawn(estateOnServer?.EstateHero, async () => (await loadEstate()).EstateHero);
