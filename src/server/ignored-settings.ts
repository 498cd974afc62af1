import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settings } from './env.server.ts';

type Source = Record<string, string | undefined>;

/** Nobody else's settings begin like this, so a name of this kind that we do not know is meant for us. */
const surelyOurs = /^(BACKUP|OWNER|RAZORPAY|S3|SANDBOX|SECRETS|SMS|SMTP)_/;
/** The runtime's own. */
const notOurs = /^NODE_/;

/**
 * What is set and has no effect, one line each, without its value: names that are ours but for a slip.
 * @param inFile the names of the file `.env`, which is written for us alone
 */
export function ignoredSettings(source: Source, inFile: string[] = namesInFile()): string[] {
  const given = Object.keys(source).filter((name) => source[name]?.trim() && !settings.includes(name));
  return given.toSorted().flatMap((name) => {
    const meant = settings.find((known) => isSlipOf(known, name));
    if (meant) return [`${name} is not a setting. Did you mean ${meant}?`];
    const isOurs = surelyOurs.test(name) || (inFile.includes(name) && !notOurs.test(name));
    return isOurs ? [`${name} is not a setting: .env.example lists them all`] : [];
  });
}

const namesInFile = () => (existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []);

/** Small letters, other lines between the words, or a slip in every fourth letter. */
function isSlipOf(known: string, name: string): boolean {
  const [meant, given] = [known, name].map((one) => one.toUpperCase().replaceAll(/[^A-Z\d]/g, '')) as [
    string,
    string,
  ];
  return slipsBetween(meant, given) <= Math.max(1, Math.floor(meant.length / 4));
}

/** How many letters have to be put in, taken out or replaced to make one word of the other (Levenshtein's distance). */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const row = [i + 1];
    for (const [j, across] of [...other].entries())
      row.push(
        Math.min(
          (above[j + 1] as number) + 1,
          (row[j] as number) + 1,
          (above[j] as number) + (letter === across ? 0 : 1),
        ),
      );
    above = row;
  }
  return above.at(-1) as number;
}
