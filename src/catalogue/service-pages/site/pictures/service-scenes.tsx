import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./drawings/service-scenes.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const AppScene = drawn(onServer?.AppScene, async () => (await load()).AppScene);
export const ShopScene = drawn(onServer?.ShopScene, async () => (await load()).ShopScene);
export const SearchScene = drawn(onServer?.SearchScene, async () => (await load()).SearchScene);
export const SocialScene = drawn(onServer?.SocialScene, async () => (await load()).SocialScene);
