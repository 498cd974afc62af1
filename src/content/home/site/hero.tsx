import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./still/hero.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const Hero = drawn(onServer?.Hero, async () => (await load()).Hero);
