import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./drawings/marketing-scene.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const MarketingScene = drawn(onServer?.MarketingScene, async () => (await load()).MarketingScene);
