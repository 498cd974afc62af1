import { onceNear } from '#kit/site/ui/once-near.tsx';

const load = () => import('./near/clients.tsx');
const onServer = import.meta.env.SSR ? await load() : null;

export const Clients = onceNear(onServer?.Clients, async () => (await load()).Clients);
