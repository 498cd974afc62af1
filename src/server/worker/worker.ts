/** What a worker may do, as far as ours does it. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Scope = {
  addEventListener(type: 'install' | 'activate', does: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', does: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
};

/**
 * The service worker as text. It keeps the offline page in each language and the built files of this version, and
 * nothing else: pages and answers always come from the network, so none is ever old.
 * @param version of the built files and the offline pages; another one throws away what the last one kept
 * @param offline the addresses of the offline pages, English first
 */
export const workerScript = (version: string, offline: string[]) =>
  `(${work.toString()})(self,${JSON.stringify(version)},${JSON.stringify(offline)})`;

/** The worker that takes itself back: what its forerunner kept is gone, and no page is led through it any more. */
export const lastWorkerScript = `(${endWork.toString()})(self)`;

/** Runs in the browser as it stands here. */
function work(self: Scope, version: string, offline: string[]) {
  const name = `shell-${version}`;
  const notOurs = /^\/(admin|staff|dev|docs|sandbox)(\/|$)/;

  self.addEventListener('install', (event) => {
    const fresh = offline.map((address) => new Request(address, { cache: 'reload' }));
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(fresh)));
    void self.skipWaiting();
  });
  self.addEventListener('activate', (event) => {
    const tidyUp = async () => {
      for (const kept of await caches.keys()) if (kept !== name) await caches.delete(kept);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    };
    event.waitUntil(tidyUp());
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') {
      if (!notOurs.test(pathname)) event.respondWith(page(event, pathname));
    } else if (pathname.startsWith('/assets/')) event.respondWith(builtFile(request));
  });

  async function page({ request, preloadResponse }: Fetching, pathname: string): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const own = offline.findLast((address) => `${pathname}/`.startsWith(address.replace('offline', '')));
      const kept = await caches.match(own ?? '/offline', { ignoreVary: true });
      if (!kept) throw error;
      return kept;
    }
  }

  /** Their names change with their content, so what is kept is never old. */
  async function builtFile(request: Request): Promise<Response> {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      void caches.open(name).then((cache) => cache.put(request, copy));
    }
    return answer;
  }
}

/** Runs in the browser as it stands here. */
function endWork(self: Scope) {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => {
    const end = async () => {
      for (const kept of await caches.keys()) await caches.delete(kept);
      await self.registration.unregister();
    };
    event.waitUntil(end());
  });
}
