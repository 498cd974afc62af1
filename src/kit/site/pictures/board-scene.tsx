import { drawn } from './drawn.tsx';

const load = () => import('./drawings/board-scene.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const BoardScene = drawn(onServer?.BoardScene, async () => (await load()).BoardScene);
