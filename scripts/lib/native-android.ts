import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './chromium.ts';
import { readOwner } from './native-owner.ts';
import { holds, output, Skip } from './native-run.ts';
import type { TestResult } from './read-reports.ts';
import { isRoot } from './run.ts';

const android = 'native/android';
const out = '.cache/native/android';
/** Outside of `out`, which a clean build may remove. */
const tools = '.cache/native/tools';
/** What the Java tests leave of the scripts that the app sends. */
const printed = `${out}/test/deliveries.json`;

/** Debian's packages by what of them is needed. */
const forTests = {
  '/usr/bin/javac': 'default-jdk-headless',
  '/usr/share/java/com.android.json.jar': 'libandroid-json-java',
  '/usr/share/java/junit-jupiter-engine.jar': 'junit5',
  '/usr/share/java/junit-platform-console.jar': 'junit5',
};
const forApk = {
  ...forTests,
  '/usr/bin/aapt2': 'aapt',
  '/usr/bin/apksigner': 'apksigner',
  '/usr/bin/zipalign': 'zipalign',
  '/usr/bin/zip': 'zip',
  '/usr/share/android-framework-res/framework-res.apk': 'android-framework-res',
};

/** Brings what is missing, where that takes seconds: as root of a Debian machine, and a JDK only when it is asked for. */
async function need(files: Record<string, string>, install: boolean) {
  const missing = () => [
    ...new Set(Object.entries(files).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))),
  ];
  const packages = missing();
  if (packages.length === 0) return;
  const say = `not installed: ${packages.join(' ')}`;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new Skip(say);
  if (!install && packages.includes('default-jdk-headless'))
    throw new Skip(`${say} (npm run native -- --install brings them)`);
  console.log(`▸ Installing ${packages.join(' ')} …`);
  const get = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];
  try {
    await output('apt-get', ['update', ...get], 60_000);
    await output('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '--no-install-recommends', ...get, ...packages]); // prettier-ignore
  } catch (error) {
    throw new Skip(`${say}, and apt-get: ${(error as Error).message.split('\n').at(-1)}`);
  }
  if (missing().length > 0) throw new Skip(say);
}

/** T1: what the app decides, with the contract's cases and the attacks among it. */
export async function androidTests(install: boolean): Promise<TestResult[]> {
  await need(forTests, install);
  const report = `${out}/test/reports/TEST-junit-jupiter.xml`;
  let crash = '';
  try {
    await output(`${android}/tools/test.sh`, [`${out}/test`]);
  } catch (error) {
    if (!existsSync(report)) throw error;
    crash = (error as Error).message;
  }
  const told = readJunit(readFileSync(report, 'utf8'));
  if (crash && told.every(({ failure }) => failure === null)) throw new Error(crash);
  return told;
}

/** @returns each test of JUnit's report by the name it shows */
function readJunit(xml: string): TestResult[] {
  const told = [
    ...xml.matchAll(/<testcase name="[^"]*" classname="[\w.]*?(\w+)" time="([\d.]+)">(.*?)<\/testcase>/gs),
  ].map(([, of, seconds, inside = '']) => ({
    title: `${of} › ${/display-name: (.*)/.exec(inside)?.[1]?.replace(/\(\)$/, '').replaceAll('_', ' ')}`,
    seconds: Number(seconds),
    failure: /<(?:failure|error)/.test(inside)
      ? (/message="([^"]*)"/.exec(inside)?.[1]?.split('&#10;')[0] ?? 'failed')
      : null,
  }));
  if (told.length === 0) throw new Error('no test was run');
  return told;
}

type Delivery = { token: string; script: string };

/** A page that wants what is meant for another: it listens, and bends what a script might rely on. */
const greedy = `<script>
  window.heard = [];
  window.nativeCallback = (json) => heard.push(json);
  for (const from of [Object.prototype, window, Location.prototype, String.prototype])
    try { Object.defineProperty(from, 'origin', { get: () => 'https://agency.example' }) } catch {}
  try { Object.defineProperty(window, 'location', { value: { origin: 'https://agency.example' } }) } catch {}
  for (const name of ['valueOf', 'toString', 'call'])
    Function.prototype[name] = function () { heard.push(String(this)) };
</script>`;

/** T1 as well: the scripts that the app sends, in the engine that its pages run in. */
export async function androidDeliveries(): Promise<TestResult[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Skip('no Chromium');
  if (!existsSync(printed)) throw new Skip('the Java part printed no scripts');
  const deliveries = JSON.parse(readFileSync(printed, 'utf8')) as Delivery[];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const listens = '<script>window.heard = []; nativeCallback = (json) => heard.push(json)</script>';
    const pages: Record<string, string> = {
      '/listens': listens,
      '/framing': `${listens}<iframe src="https://evil.example/greedy"></iframe><iframe src="/listens"></iframe>`,
      '/silent': '<script>window.heard = []</script>',
      '/greedy': greedy,
    };
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: pages[new URL(route.request().url()).pathname] ?? '' }),
    );
    /** @returns what each script answered, and the tokens that the page heard */
    const deliverTo = async (url: string) => {
      await page.goto(url);
      const answers = new Set<unknown>();
      for (const { script } of deliveries) answers.add(await page.evaluate(script));
      const heard = await page.evaluate<string[]>('heard');
      return { answers: [...answers].join(), heard };
    };
    const wants = async (url: string, answer: string, heard: string[]) => {
      const came = await deliverTo(url);
      const tokens = came.heard.map((json) => (JSON.parse(json) as { token: string }).token);
      assert.deepEqual({ answers: came.answers, tokens }, { answers: answer, tokens: heard });
    };
    const tokens = deliveries.map(({ token }) => token);
    return [
      await holds('a page of ours hears each message whole', () =>
        wants('https://agency.example/listens', 'ok', tokens),
      ),
      await holds('its frames hear nothing, a stranger’s or our own', async () => {
        await wants('https://agency.example/framing', 'ok', tokens);
        const inside = page.frames().slice(1);
        const heard = await Promise.all(inside.map((frame) => frame.evaluate<string[]>('heard')));
        assert.deepEqual(heard, [[], []]);
      }),
      await holds('a page of ours that is not ready is told nothing', () =>
        wants('https://agency.example/silent', 'nohook', []),
      ),
      await holds('a page that came in between hears nothing, whatever it bends', () =>
        wants('https://evil.example/greedy', 'origin', []),
      ),
      await holds('nor does a look-alike', () =>
        wants('https://agency.example.evil.example/listens', 'origin', []),
      ),
    ];
  } finally {
    await browser.close();
  }
}

/** T2: the app itself, built twice. */
export async function androidApk(install: boolean): Promise<TestResult[]> {
  await need(forApk, install);
  try {
    await output(`${android}/tools/get-tools.sh`, [tools], 120_000);
  } catch (error) {
    throw new Skip(`android.jar and dx: ${(error as Error).message.split('\n').at(-1)}`);
  }
  const build = (name: string) => output(`${android}/tools/build.sh`, [tools, `${out}/${name}`]);
  const apk = `${out}/app/app.apk`;
  const told = [await holds('a signed APK is built', () => build('app'))];
  if (told[0]!.failure !== null) return told;
  const { packageName, version, name, origin } = readOwner();
  told.push(
    await holds('the same sources and key give the same bytes', async () => {
      await build('again');
      const [first, second] = [apk, `${out}/again/app.apk`].map(digest);
      if (first !== second) throw new Error(`${first} is not ${second}`);
    }),
    await holds('the flavour with Google’s libraries has its types right', () =>
      output(`${android}/tools/check-gms.sh`, [tools, `${out}/app`, `${out}/gms`]),
    ),
    await holds(
      'the APK is the owner’s, for the Android it should be, and asks for nothing but the network',
      async () => {
        const badging = await output('aapt', ['dump', 'badging', apk]);
        has(badging, [
          `package: name='${packageName}' versionCode='${version.code}' versionName='${version.name}'`,
          "sdkVersion:'24'",
          "targetSdkVersion:'36'",
          `application-label:'${name}'`,
        ]);
        const asked = [...badging.matchAll(/^uses-permission: name='(.*)'$/gm)].map(([, one]) => one);
        if (asked.join() !== 'android.permission.INTERNET,android.permission.ACCESS_NETWORK_STATE')
          throw new Error(`it asks for ${asked.join(', ')}`);
      },
    ),
    await holds(
      'nothing of it is backed up or sent in clear, one door is open, and links are checked',
      async () => {
        const manifest = await output('aapt', ['dump', 'xmltree', apk, 'AndroidManifest.xml']);
        has(manifest, [
          /allowBackup\(0x\w+\)=\(type 0x12\)0x0$/m,
          /usesCleartextTraffic\(0x\w+\)=\(type 0x12\)0x0$/m,
          /networkSecurityConfig/,
          /autoVerify\(0x\w+\)=\(type 0x12\)0xffffffff$/m,
          `"${new URL(origin).host}"`,
          '"/native/google/done"',
        ]);
        const doors = manifest.match(/:exported\(0x\w+\)=\(type 0x12\)0xffffffff/g)?.length;
        const parts = manifest.match(/E: (activity|service|receiver|provider) /g)?.length;
        if (doors !== 1 || parts !== 1) throw new Error(`${doors} of ${parts} components are open`);
      },
    ),
    await holds('its signature is that of the key, in schemes 2 and 3, and it is aligned', async () => {
      const verified = await output('apksigner', ['verify', '--verbose', '--print-certs', apk]);
      has(verified, [/^Verifies$/m, /v2 scheme.*: true/, /v3 scheme.*: true/, /^Number of signers: 1$/m]);
      await output('zipalign', ['-c', '4', apk]);
      const fingerprint = /certificate SHA-256 digest: (\w+)/.exec(verified)?.[1]?.toUpperCase();
      console.log(`▸ ${path.resolve(apk)}\n  signed by ${fingerprint?.match(/../g)?.join(':')}`);
    }),
  );
  return told;
}

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function has(text: string, wanted: (string | RegExp)[]) {
  for (const one of wanted)
    if (typeof one === 'string' ? !text.includes(one) : !one.test(text)) throw new Error(`it lacks ${one}`);
}

/** T0: what of the app can be read without Java. */
export async function androidTexts(): Promise<TestResult[]> {
  const resources = `${android}/app/src/main/res`;
  const languages = ['values', 'values-hi', 'values-mr'];
  const textsOf = (language: string) =>
    new Map(
      [
        ...readFileSync(`${resources}/${language}/strings.xml`, 'utf8').matchAll(
          /<string name="(\w+)">(.*?)<\/string>/g,
        ),
      ].map(([, name, text]) => [name!, text!]),
    );
  return [
    await holds('native/app.json is whole', readOwner),
    await holds('the Android app says everything in three languages, and nothing besides', () => {
      const java = globSync(`${android}/app/src/**/*.java`)
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n');
      const said = new Set([...java.matchAll(/R\.string\.(\w+)/g)].map(([, name]) => name!));
      for (const fact of ['origin', 'google_web_client_id']) said.delete(fact);
      for (const language of languages) {
        const texts = textsOf(language);
        const off = [...said]
          .filter((name) => !texts.has(name))
          .concat([...texts.keys()].filter((name) => !said.has(name)));
        if (off.length > 0) throw new Error(`${language}: ${off.join(', ')}`);
        for (const [name, text] of texts)
          if (text.includes('%1$s') !== textsOf('values').get(name)!.includes('%1$s'))
            throw new Error(`${language}: ${name} has not the same places`);
      }
    }),
    await holds('links that the Android app opens are pages of the site', async () => {
      const manifest = readFileSync(`${android}/app/src/main/AndroidManifest.xml`, 'utf8');
      const linked = [...manifest.matchAll(/android:path(?:Prefix)?="\/(?:hi\/|mr\/)?([^"]+)"/g)].map(
        ([, one]) => one!,
      );
      const known = await pagesOfSite();
      const unknown = linked.filter(
        (one) => one !== 'native/google/done' && !known.some((page) => page.startsWith(one)),
      );
      if (unknown.length > 0 || linked.length === 0) throw new Error(`no page: ${unknown.join(', ')}`);
    }),
  ];
}

type Entry = { path?: string; children?: Entry[] };
async function pagesOfSite(): Promise<string[]> {
  const { default: routes } = await import('#routes.ts');
  const flat = (entries: Entry[]): string[] =>
    entries.flatMap(({ path: page, children = [] }) => [...(page ? [page] : []), ...flat(children)]);
  return flat(routes as Entry[]);
}
