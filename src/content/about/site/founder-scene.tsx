import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./drawings/founder-scene.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const FounderScene = drawn(onServer?.FounderScene, async () => (await load()).FounderScene);
