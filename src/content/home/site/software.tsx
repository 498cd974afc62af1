import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./still/software.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const Software = drawn(onServer?.Software, async () => (await load()).Software);
