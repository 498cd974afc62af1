// Runs on plain Node 20 with nothing installed: only built-in modules here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInForeground } from './foreground.mjs';
import { callOf, isNewEnough, runtimePath } from './platform.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Installs the packages when the lockfile says something else than what is there,
 * then runs a TypeScript file of scripts/ under the runtime that the lockfile brings.
 * @param {string} script path from the project's root
 */
export async function bootstrap(script) {
  process.chdir(root);
  if (!installed()) install();
  const runtime = findRuntime();
  process.env.PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const file = path.join(root, script);
  if (runtime === process.execPath) return import(pathToFileURL(file).href);

  return runInForeground(runtime, ['--disable-warning=ExperimentalWarning', file, ...process.argv.slice(2)]);
}

/** Whether node_modules holds what the lockfile names, by the list npm itself leaves there when it is done. */
function installed() {
  const listed = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(listed).every(([name, { version, optional, devOptional }]) => {
    if (name === '' || present[name]?.version === version) return true;
    return !present[name] && Boolean(optional ?? devOptional);
  });
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function install() {
  console.log('▸ Installing packages. The first time takes a minute or two …');
  // Spelled out, for NODE_ENV=production or a user's npm settings would leave out what builds the site.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = callOf(process.platform, 'npm', args);
  const { status, error } = spawnSync(npm.program, npm.args, { stdio: 'inherit', shell: npm.shell });
  if (error) fail(`npm could not be run: ${error.message}`);
  if (status !== 0) fail('npm ci failed; its own message is above.');
  console.log('✓ Packages installed');
}

/**
 * The Node that the lockfile brings, and where it brings none or none that runs (on Alpine, say), the one we run on.
 * @returns the path of a Node that is new enough, or does not return.
 */
function findRuntime() {
  const brought = runtimePath(process.platform, process.arch);
  const own = brought && path.join(root, brought);
  if (process.execPath === own) return own;
  if (own && existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (isNewEnough(process.versions.node)) return process.execPath;
  return fail(`Node ${process.versions.node} is too old here: install Node 22.22 or newer (26 is best).`);
}

/** @returns {never} */
function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}
