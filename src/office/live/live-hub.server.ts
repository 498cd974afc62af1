import type { ApiDeps } from '#kit/wire/deps.ts';
import { may, type Ctx } from '#kit/context.ts';
import type { LiveNews } from '#kit/wire/live-news.ts';
import type { Permission } from '#kit/permissions.ts';

/** What an open back office hears. `resync`: reload what you show. */
export type LiveEvent = { event: string; data: unknown };
/** `ctx` is asked each time: its actor's role may change while they listen. */
export type Listener = { ctx: Ctx; listener: (event: LiveEvent) => void };

/** The first news are told at once; those that follow closely are collected this long and told together. */
const collectMs = 150;
/** More news than this at once are told as `resync`. */
const maxAtOnce = 100;

/**
 * Between what processes announce and the open back offices: loads each piece of news once for all of them.
 * @param kinds in the order in which they are told
 */
export function createLiveHub({ events, log }: Pick<ApiDeps, 'events' | 'log'>, kinds: LiveNews[]) {
  const listeners = new Set<Listener>();
  let stopHearing = () => {};
  let collecting: NodeJS.Timeout | undefined;
  let toldAt = -collectMs;

  /** What of each kind is new: the records, each with what happened to it. */
  const noNews = () =>
    new Map(kinds.map((kind): [LiveNews, Map<string, string | undefined>] => [kind, new Map()]));
  let news = noNews();
  let resync = false;

  const tell = (event: LiveEvent, permission?: Permission) => {
    for (const { ctx, listener } of listeners) if (!permission || may(ctx.actor, permission)) listener(event);
  };

  async function flush() {
    const [told, toldResync] = [news, resync];
    collecting = undefined;
    toldAt = performance.now();
    news = noNews();
    resync = false;
    const count = [...told.values()].reduce((sum, changes) => sum + changes.size, 0);
    if (toldResync || count > maxAtOnce) return tell({ event: 'resync', data: {} });
    for (const [{ event, permission, read }, changes] of told) {
      const reader = [...listeners].find(({ ctx }) => may(ctx.actor, permission));
      if (!reader || changes.size === 0) continue;
      const found = await read(reader.ctx, [...changes.keys()]);
      const data = found.map((one) => ({ ...one, change: changes.get(one.id) }));
      if (data.length > 0) tell({ event, data }, permission);
    }
  }

  const hearAll = () =>
    events.subscribe((event) => {
      if (event.kind === 'resync') resync = true;
      else {
        const about = kinds.map((kind) => ({ kind, of: kind.about(event) })).find(({ of }) => of);
        if (!about?.of) return;
        const { id, change } = about.of;
        const changes = news.get(about.kind);
        // What was created and changed within one burst is still new.
        if (change !== 'updated' || !changes?.has(id)) changes?.set(id, change);
      }
      collecting ??= setTimeout(
        () => {
          flush().catch((error: unknown) => {
            log.warn({ err: error }, 'live: news could not be read');
            tell({ event: 'resync', data: {} });
          });
        },
        Math.max(0, toldAt + collectMs - performance.now()),
      ).unref();
    });

  /** @returns how to leave */
  return function join(listener: Listener): () => void {
    if (listeners.size === 0) stopHearing = hearAll();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopHearing();
    };
  };
}
