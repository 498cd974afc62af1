import { styleText } from 'node:util';
import { buildOrExit } from './lib/build.ts';
import { handedOver, prepareInstallation } from './lib/installations.ts';
import { stopLeftovers } from './lib/app-server.ts';
import { covered } from './faults/covered.ts';
import { bring } from './faults/programs.ts';
import { stories } from './faults/stories.ts';
import { holds, inWords, NotHere, type Figure, type Story } from './faults/story.ts';

/**
 * Does to real processes what happens to servers, and prints fault → figure → verdict: `npm run faults`, or some of
 * them by name, `npm run faults -- two-machines`. Takes minutes; no part of `npm test`.
 */
type Told = { story: Story; figures: Figure[]; skipped?: string; failed?: string; seconds: number };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !stories.some((story) => story.name === name));
if (unknown.length > 0) {
  console.error(
    `No story is called ${unknown.join(', ')}. There are: ${stories.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

// Whoever is told to end takes along what it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
await buildOrExit();
const installation = await prepareInstallation();
process.env[handedOver] = installation.url;
const told: Told[] = [];
for (const story of stories)
  if (asked.length === 0 || asked.includes(story.name)) told.push(await tell(story));
await installation.remove();

console.log('\nfault → figure → verdict');
for (const { story, figures, skipped, failed } of told) {
  console.log(`\n${story.name}: ${story.fault}`);
  for (const figure of figures) console.log(`  ${verdict(holds(figure))} ${figure.what}: ${inWords(figure)}`);
  if (failed) console.log(`  ${verdict(false)} ${failed}`);
  if (skipped) console.log(`  – skipped: ${skipped}`);
}
if (asked.length === 0) {
  console.log('\nWhat shows each fault of the list; tests run with npm test');
  for (const { id, fault, stories: names = [], tests = [] } of covered) {
    const by = [
      ...names.map((name) => `story ${name}`),
      ...tests.map(([file, title]) => `${file}: ${title} …`),
    ];
    console.log(`  ${id.padEnd(4)}${fault}: ${by.join(' · ')}`);
  }
}
const [held, broke] = [true, false].map(
  (good) => told.filter((one) => !one.skipped && isGood(one) === good).length,
);
console.log(`\n${held} held, ${broke} failed, ${told.filter(({ skipped }) => skipped).length} skipped`);
process.exit(broke === 0 ? 0 : 1);

function isGood({ figures, failed }: Told) {
  return !failed && figures.every(holds);
}

function verdict(good: boolean) {
  return good ? styleText('green', '✓') : styleText('red', '✗');
}

async function tell(story: Story): Promise<Told> {
  console.log(`▸ ${story.name}: ${story.fault} …`);
  const started = performance.now();
  const outcome = await outcomeOf(story);
  await stopLeftovers();
  const seconds = (performance.now() - started) / 1_000;
  console.log(`  took ${seconds.toFixed(0)} s`);
  return { story, seconds, ...outcome };
}

async function outcomeOf(story: Story): Promise<{ figures: Figure[]; skipped?: string; failed?: string }> {
  try {
    bring(story.programs);
    return { figures: await story.run() };
  } catch (error) {
    if (error instanceof NotHere) return { figures: [], skipped: error.message };
    console.error(error);
    return { figures: [], failed: error instanceof Error ? error.message : String(error) };
  }
}
