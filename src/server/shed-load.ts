import { performance } from 'node:perf_hooks';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { Unavailable } from '#kit/errors.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { ownTurn } from '#kit/own-turn.ts';
import { languageOf } from '#kit/language/language.ts';
import { translateMessage } from '#kit/language/message.ts';
import { smallPage, smallPagePolicy } from '#kit/wire/small-page.ts';

const learning = 500; // ms after which the pace is reckoned anew
const enough = 8; // answers that say how fast we are
const late = 200; // ms that the clock may be late by before the process counts as busy
const least = 64; // requests on their way that are no crowd, on any machine
const most = 256; // answers from memory would make us believe that pages are rendered as fast

/** Who asks how we are has to hear it now more than ever, and a page that was let in needs its files. */
const always = /^\/(healthz|readyz|metrics|assets\/.*)$/;

/**
 * Lets in as many requests as can be answered within a second, by the time that the last ones kept the process busy; the
 * others are asked to come back, which costs next to nothing. Bodies may come as slowly as they like: of those a crowd is
 * only refused while the process has no time to spare.
 * @param waiting how many wait for a connection to the database
 */
export function shedLoad({
  waiting,
  publicUrl,
}: {
  waiting(): number;
  publicUrl: string;
}): MiddlewareHandler {
  let onTheirWay = 0;
  let withoutBody = 0;
  let limit = least;
  let window = { since: performance.now(), answered: 0, used: performance.eventLoopUtilization() };
  let wasBusy = false;

  setInterval(() => {
    const now = performance.now();
    const { active, utilization } = performance.eventLoopUtilization(window.used);
    wasBusy = utilization > 0.95 || now - window.since > learning + late;
    if (window.answered >= enough) {
      const aSecond = (window.answered * 1_000) / active;
      limit = Math.min(most, Math.max(least, (limit + aSecond) / 2));
    }
    window = { since: now, answered: 0, used: performance.eventLoopUtilization() };
  }, learning).unref();

  const isBusy = () => wasBusy || performance.now() - window.since > learning + late;
  const isTooMany = () => withoutBody >= limit || waiting() >= 2 * limit || (onTheirWay >= limit && isBusy());

  return async (c, next) => {
    if (always.test(c.req.path)) return next();
    if (isTooMany()) return comeBack(c, publicUrl);
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD' ? 1 : 0;
    onTheirWay++;
    withoutBody += reads;
    // What comes with a body is light, and enquiries of one turn are stored together: apart each costs five times as much.
    if (reads > 0) await ownTurn();
    const leave = () => {
      onTheirWay--;
      withoutBody -= reads;
      window.answered++;
    };
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    await next().finally(() => {
      // A page is still being written when its answer begins. Whoever left before will not be heard to leave again.
      if (outgoing && !outgoing.closed && c.res.headers.get('Content-Type')?.startsWith('text/html'))
        outgoing.once('close', leave);
      else leave();
    });
  };
}

/** A program hears it as from a database that is down; a person reads it. @throws Unavailable to programs */
async function comeBack(c: Context, publicUrl: string): Promise<Response> {
  const error = new Unavailable();
  if (c.req.method !== 'GET' || !c.req.header('Accept')?.includes('text/html')) throw error;
  const language = languageOf(c.req.path);
  const translator = translatorIn(language);
  c.header('Retry-After', '5');
  c.header('Content-Security-Policy', smallPagePolicy());
  const page = smallPage({
    language,
    brand: new URL(publicUrl).hostname,
    heading: translateMessage(translator, error.descriptor),
    body: html`<a class="btn main" href="">${translator.translate(/*i18n*/ 'Try again')}</a>`,
  });
  return c.html(String(await page), 503);
}
