import type { ApiDeps } from '#kit/wire/deps.ts';
import { keptToOwn, may, type Ctx } from '#kit/context.ts';
import type { LiveNews } from '#kit/wire/live-news.ts';
import type { Permission } from '#kit/permissions.ts';

/** What an open back office hears. `resync`: reload what you show; `you`: what you may do has changed, too. */
export type LiveEvent = { event: string; data: unknown };
/** `ctx` is asked each time: its actor's role may change while they listen. */
export type Listener = { ctx: Ctx; listener: (event: LiveEvent) => void };

/** The first news are told at once; those that follow closely are collected this long and told together. */
const collectMs = 150;
/** More news than this at once are told as `resync`. */
const maxAtOnce = 100;

/**
 * Between what processes announce and the open back offices: loads each piece of news once for all who see the same.
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
  /** Of whom a record was taken: what they show of it is no news to them any more. */
  let robbed = new Set<string>();
  let resync = false;

  const tell = (event: LiveEvent, to: Iterable<Listener> = listeners) => {
    for (const { listener } of to) listener(event);
  };

  /** Those who may hear it, together where they see the same: who is kept to their own leads hears of these alone. */
  const hearersOf = (permission: Permission) =>
    Map.groupBy(
      [...listeners].filter(({ ctx }) => may(ctx.actor, permission)),
      ({ ctx }) => keptToOwn(ctx),
    ).values();

  async function flush() {
    const [told, toldResync, taken] = [news, resync, robbed];
    collecting = undefined;
    toldAt = performance.now();
    news = noNews();
    robbed = new Set();
    resync = false;
    const count = [...told.values()].reduce((sum, changes) => sum + changes.size, 0);
    if (toldResync || count > maxAtOnce) return tell({ event: 'resync', data: {} });
    const isRobbed = ({ ctx }: Listener) => taken.has(keptToOwn(ctx) ?? '');
    tell({ event: 'resync', data: {} }, [...listeners].filter(isRobbed));
    for (const [{ event, permission, read }, changes] of told) {
      if (changes.size === 0) continue;
      for (const hearers of hearersOf(permission)) {
        const [reader] = hearers;
        if (!reader) continue;
        const found = await read(reader.ctx, [...changes.keys()]);
        const data = found.map((one) => ({ ...one, change: changes.get(one.id) }));
        if (data.length > 0) tell({ event, data }, hearers);
      }
    }
  }

  const hearAll = () =>
    events.subscribe((event) => {
      if (event.kind === 'resync') resync = true;
      else {
        const about = kinds.map((kind) => ({ kind, of: kind.about(event) })).find(({ of }) => of);
        if (!about?.of) return;
        const { id, change, takenFrom } = about.of;
        if (takenFrom) robbed.add(takenFrom);
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
