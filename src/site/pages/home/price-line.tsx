import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./still/price-line.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const PriceLine = drawn(onServer?.PriceLine, async () => (await load()).PriceLine);
