// `npm run release`: release/nirmaan-VERSION.tar.gz, what runs and what it is made of. See docs/operations.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildOrExit } from './lib/build.ts';
import { licenceList, licencesOf, refusedOf, type Locked } from './lib/licences.ts';
import { callOf } from './lib/platform.mjs';
import { packagesOfServer, packRelease, releaseFiles, steadyBom } from './lib/release.ts';

type Package = { name: string; version: string; dependencies: Record<string, string> };

await buildOrExit();
const { name, version, dependencies } = readJson<Package>('package.json');
const absent = packagesOfServer().filter((one) => !(one in dependencies));
if (absent.length > 0) {
  console.error(`✗ The server asks for packages that are no dependencies: ${absent.join(', ')}`);
  process.exit(1);
}
const licences = licencesOf(readJson<{ packages: Locked }>('package-lock.json').packages);
const refused = refusedOf(licences);
if (refused.length > 0) {
  console.error(
    `✗ Nobody has said yes to these licences (scripts/lib/licences.ts):\n${licenceList(refused)}`,
  );
  process.exit(1);
}

const at = madeAt();
const parts = [
  ...releaseFiles().map((file) => ({ name: file, content: readFileSync(file) })),
  { name: 'licences.txt', content: Buffer.from(`${licenceList(licences)}\n`) },
  { name: 'sbom.cdx.json', content: Buffer.from(steadyBom(sbom(), { name, at })) },
];
const { bytes, sha256 } = await packRelease(`${name}-${version}`, parts, at);
const file = `release/${name}-${version}.tar.gz`;
mkdirSync('release', { recursive: true });
writeFileSync(file, bytes);
writeFileSync(`${file}.sha256`, `${sha256}  ${name}-${version}.tar.gz\n`);
console.log(
  `✓ ${file}: ${parts.length} files, ${(bytes.length / 1e6).toFixed(1)} MB, ${licences.length} packages listed\n  SHA-256 ${sha256}`,
);

/** When the last change was made, so that whoever makes this release again gets the same one. */
function madeAt(): Date {
  const seconds =
    process.env.SOURCE_DATE_EPOCH ?? execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return new Date(Number(seconds) * 1_000);
}

/** CycloneDX, of the lockfile: all packages, for those that build leave parts of them in the browser's files. */
function sbom(): string {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const call = callOf(process.platform, 'npm', args);
  return execFileSync(call.program, call.args, { encoding: 'utf8', shell: call.shell, maxBuffer: 2 ** 26 });
}

function readJson<T>(from: string): T {
  return JSON.parse(readFileSync(from, 'utf8')) as T;
}
