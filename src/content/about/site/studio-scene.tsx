import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./drawings/studio-scene.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const StudioScene = drawn(onServer?.StudioScene, async () => (await load()).StudioScene);
