import { onceNear } from '#kit/site/ui/once-near.tsx';

const load = () => import('./near/counters.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const Counters = onceNear(onServer?.Counters, async () => (await load()).Counters);
