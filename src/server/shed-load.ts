import { performance } from 'node:perf_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { Unavailable } from '#kit/errors.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { languageOf } from '#kit/language/language.ts';
import { translateMessage } from '#kit/language/message.ts';
import { smallPage, smallPagePolicy } from '#kit/wire/small-page.ts';

const look = 50; // ms between two looks at the clock
const late = 200; // ms that a look may be late by before the process counts as busy
const learning = 500; // ms after which the pace is reckoned anew
const paceAtFirst = 48; // answers a second, until there were enough to count
const least = 32; // requests on their way that are no crowd, on any machine
const promised = 1; // seconds that whoever is let in waits at most, at today's pace

/** Who asks how we are has to hear it now more than ever, and a page that was let in needs its files. */
const always = /^\/(healthz|readyz|metrics|assets\/.*)$/;

/**
 * Lets in as many requests as can be answered within a second at the pace of the last ones; the others are asked to come
 * back, which costs next to nothing. Bodies may come as slowly as they like: of those a crowd is only refused while the
 * process has no time to spare.
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
  let pace = paceAtFirst;
  let window = { since: performance.now(), answered: 0, crowd: 0, used: performance.eventLoopUtilization() };
  let looked = performance.now();
  let wasBusy = false;

  setInterval(() => {
    const now = performance.now();
    const wasLate = now - looked > look + late;
    looked = now;
    if (now - window.since < learning) {
      wasBusy ||= wasLate;
      return;
    }
    wasBusy = wasLate || performance.eventLoopUtilization(window.used).utilization > 0.95;
    const measured = (window.answered * 1_000) / (now - window.since);
    if (window.crowd >= least / 2) pace = (pace + measured) / 2;
    window = { since: now, answered: 0, crowd: onTheirWay, used: performance.eventLoopUtilization() };
  }, look).unref();

  const isTooMany = () => {
    const most = Math.max(least, pace * promised);
    // A request holds its connection for a part of its time only.
    if (withoutBody >= most || waiting() >= 2 * most) return true;
    return onTheirWay >= most && (wasBusy || performance.now() - looked > look + late);
  };

  return async (c, next) => {
    if (always.test(c.req.path)) return next();
    if (isTooMany()) return comeBack(c, publicUrl);
    const readsOnly = c.req.method === 'GET' || c.req.method === 'HEAD';
    onTheirWay++;
    if (readsOnly) withoutBody++;
    window.crowd = Math.max(window.crowd, onTheirWay);
    try {
      await next();
    } finally {
      onTheirWay--;
      if (readsOnly) withoutBody--;
      window.answered++;
    }
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
