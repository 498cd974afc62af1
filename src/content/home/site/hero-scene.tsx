import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./drawings/hero-scene.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const HeroScene = drawn(onServer?.HeroScene, async () => (await load()).HeroScene);
