import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnv, settings } from '#server/env.server.ts';
import { s3Options } from '#server/s3-settings.ts';
import { licenceList, licencesOf, refusedOf, type Locked } from './licences.ts';
import { packRelease, releaseFiles, steadyBom } from './release.ts';

test('a release holds what serves, what migrates, the commands and the examples, and nobody’s settings or tests', () => {
  const files = releaseFiles();
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'package-lock.json',
      'scripts/restore.ts',
      'src/server/server.ts',
      'deploy/Dockerfile',
      'deploy/nirmaan@.service',
      'docs/operations.md',
      '.env.example',
    ]),
  );
  expect(files.some((file) => /^drizzle\/\d+.*\.sql$/.test(file))).toBe(true);
  expect(files.filter((file) => /\.test\.|^\.env$|^data\/|\.git\/|node_modules|\.stamps/.test(file))).toEqual(
    [],
  );
});

test('the same parts make the same release, in whatever order they came', async () => {
  const parts = ['b', 'a'].map((name) => ({ name, content: Buffer.from(name) }));
  const at = new Date('2026-11-26T00:00:00Z');
  const [one, other] = [
    await packRelease('nirmaan-1', parts, at),
    await packRelease('nirmaan-1', parts.toReversed(), at),
  ];
  expect(one.sha256).toBe(other.sha256);
  const bom = (serialNumber: string, folder: string) =>
    steadyBom(
      JSON.stringify({ serialNumber, metadata: { timestamp: serialNumber, component: { name: folder } } }),
      { name: 'nirmaan', at },
    );
  expect(bom('urn:uuid:1', 'here')).toBe(bom('urn:uuid:2', 'there'));
});

test('each package that ships has a licence that asks for no more than to be named, or a reason why it may', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked };
  const licences = licencesOf(packages);
  expect(licenceList(refusedOf(licences))).toBe('');
  expect(licences.length).toBeGreaterThan(900);
});

test('npm verifies each package by its hash, and the lockfile names what each platform needs', () => {
  type Entry = { integrity?: string; inBundle?: boolean; optionalDependencies?: Record<string, string> };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const brought = Object.entries(packages).filter(([folder, { inBundle }]) => folder && !inBundle);
  expect(brought.filter(([, { integrity }]) => !integrity).map(([folder]) => folder)).toEqual([]);
  const names = new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)));
  const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(optional.filter((name) => !names.has(name))).toEqual([]);
});

test('a licence that binds whoever ships it is refused, unless it is one of several to choose from', () => {
  const refused = (license: string) =>
    refusedOf(licencesOf({ 'node_modules/one': { version: '1.0.0', license } })).length > 0;
  expect(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', '', 'UNLICENSED'].filter(refused)).toHaveLength(4);
  expect(['(MIT OR GPL-3.0-only)', 'MIT AND ISC', 'Apache-2.0'].filter(refused)).toEqual([]);
});

test('the example of settings, filled in, is all that live mode asks for, and names nothing that is no setting', () => {
  const example = parseEnv(readFileSync('deploy/nirmaan.env.example', 'utf8'));
  const unknown = Object.keys(example).filter((name) => !settings.includes(name));
  // What compose.yaml makes addresses of.
  expect(unknown.toSorted()).toEqual(['POSTGRES_PASSWORD', 'SITE']);
  const filledIn = {
    OWNER_EMAIL: 'farah@agency.in',
    OWNER_PASSWORD: 'correct-horse-battery',
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    BACKUP_PASSPHRASE: 'a passphrase that is long enough',
    SMTP_URL: 'smtps://farah:secret@mail.agency.in',
    MAIL_FROM: 'hello@agency.in',
    RAZORPAY_KEY_ID: 'rzp_live_0123456789abcd',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const byCompose = {
    PUBLIC_URL: `https://${example.SITE}`,
    DATABASE_URL: 'postgres://nirmaan:secret@postgres:5432/nirmaan',
    S3_ENDPOINT: 'http://store:8333',
    S3_REGION: 'local',
    S3_BUCKET: 'nirmaan-uploads',
  };
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  for (const name of Object.keys(byCompose)) expect(compose).toContain(`    ${name}: `);
  expect(() => readEnv({ ...example, ...filledIn, ...byCompose })).not.toThrow();
  // For the unit, whose servers have a folder each: what is behind # takes the place of those two.
  const text = readFileSync('deploy/nirmaan.env.example', 'utf8');
  const byHand = parseEnv(text.replaceAll(/^# (?=[A-Z_\d]+=)/gm, ''));
  expect(Object.keys(byHand).filter((name) => !settings.includes(name) && !unknown.includes(name))).toEqual(
    [],
  );
  const env = readEnv({ ...byHand, ...filledIn });
  expect([s3Options(env), env.BACKUP_BUCKET]).toEqual([expect.anything(), expect.anything()]);
});
