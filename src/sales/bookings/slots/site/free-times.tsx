import { onceNear } from '#kit/site/ui/once-near.tsx';

const load = () => import('./near/free-times.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const FreeTimes = onceNear(onServer?.FreeTimes, async () => (await load()).FreeTimes);
