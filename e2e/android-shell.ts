import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';

const from = 'native/android/app/src';
const core = 'native/android/core/src/main/java/agency/shell/core';
const bridgeJava = readFileSync(`${from}/gms/java/agency/shell/OriginBridge.java`, 'utf8');
const nameJava = readFileSync(`${from}/main/java/agency/shell/NativeBridge.java`, 'utf8');
const deliveryJava = readFileSync(`${core}/Delivery.java`, 'utf8');

/** The constant texts that a Java class declares. */
const constants = (java: string) =>
  new Map([...java.matchAll(/static final String (\w+) = "(.*)";/g)].map(([, name, text]) => [name!, text!]));

/** What a Java expression of texts and names comes to. @param before what stands directly before it */
function textOf(java: string, before: string, names: Map<string, string>): string {
  const at = java.indexOf(before) + before.length;
  expect(java).toContain(before);
  let text = '';
  for (const [part] of java.slice(at).matchAll(/"(?:[^"\\]|\\.)*"|[\w.]+(?:\(\w+\))?|;/g)) {
    if (part === ';') break;
    const said = part.startsWith('"') ? (JSON.parse(part) as string) : names.get(part);
    if (said === undefined) throw new Error(`${part} in a script of the Android app is not known here`);
    text += said;
  }
  return text;
}

const port = constants(bridgeJava).get('PORT')!;
const bridgeScript = textOf(
  bridgeJava,
  'SCRIPT =',
  new Map([...constants(bridgeJava), ['NativeBridge.NAME', constants(nameJava).get('NAME')!]]),
);
const deliveryScript = (origin: string, message: object) =>
  textOf(
    deliveryJava,
    'message) {\n        return',
    new Map([
      ...constants(deliveryJava),
      ['quoted(origin)', JSON.stringify(origin)],
      ['quoted(message)', JSON.stringify(JSON.stringify(message))],
    ]),
  );

/**
 * The Android app around a page: the scripts are read from its Java, and what the WebView and the Java do besides is done
 * here, as the contract says: a port for pages of our origin, requests from the main frame alone, answers that wait until
 * the page says that it is ready.
 */
export async function asAndroidApp(page: Page, origin: string) {
  const asked: { action: string; scope?: string }[] = [];
  const waiting: object[] = [];

  async function deliver() {
    const [next] = waiting;
    if (!next || new URL(page.url()).origin !== origin) return;
    const answer = await page.evaluate(deliveryScript(origin, next)).catch(() => 'gone');
    if (answer === 'ok') waiting.shift();
  }

  await page.exposeBinding('askApp', async ({ frame }: { frame: Frame }, json: string) => {
    if (frame !== page.mainFrame() || new URL(frame.url()).origin !== origin) return;
    const request = JSON.parse(json) as { action: string };
    asked.push(request);
    if (request.action === 'ready') await deliver();
  });
  await page.addInitScript(
    ({ site, named }) => {
      const { askApp } = window as unknown as { askApp: (json: string) => void };
      if (location.origin === site) Object.assign(window, { [named]: { postMessage: askApp } });
    },
    { site: origin, named: port },
  );
  await page.addInitScript(bridgeScript);
  return {
    /** What the page has asked so far. */
    asked,
    /** Answers the page, or whichever page is ready next. */
    async say(message: object) {
      waiting.push(message);
      await deliver();
    },
    /** How many answers no page has heard yet. */
    unheard: () => waiting.length,
  };
}
