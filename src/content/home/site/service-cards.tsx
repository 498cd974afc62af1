import { drawn } from '#kit/site/pictures/drawn.tsx';

const load = () => import('./still/service-cards.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const ServiceCards = drawn(onServer?.ServiceCards, async () => (await load()).ServiceCards);
