import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./drawings/website-scene.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const WebsiteScene = drawn(onServer?.WebsiteScene, async () => (await load()).WebsiteScene);
