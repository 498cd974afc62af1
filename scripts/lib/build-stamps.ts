import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A half of the product: what it is made of and where it ends up. Paths from the project's root, as globs. */
export type Target = {
  name: string;
  /** A change in any of these files builds it again. */
  inputs: string[];
  /** Whether a file among them is not part of it after all. */
  except: (file: string) => boolean;
  /** Folders that are emptied, then filled again. */
  outputs: string[];
};

/** What was seen when a half was built: facts of its sources, their contents, facts of what came out. */
type Stamp = { seen: string; content: string; made: string };

const stampFile = 'build/.stamps.json';
/** Another Node may bring another version of what packages choose by it. */
const runtime = `${process.version} ${process.platform} ${process.arch}`;

/**
 * Whether what lies in the output folders was built from the sources as they are. Times and sizes answer at once on a
 * tree that nobody touched; contents decide when they differ, as after a look at another branch. What came out is known
 * by times and sizes alone: whatever was put there by somebody else is not trusted.
 * @param root the project's folder
 */
export function isUpToDate(target: Target, root = '.'): boolean {
  const stamp = readStamps(root)[target.name];
  if (!stamp || target.outputs.some((folder) => !existsSync(path.join(root, folder)))) return false;
  if (stamp.made !== factsOf(outputFiles(target, root), root)) return false;
  const { seen, content } = sources(target, root);
  if (stamp.seen === seen) return true;
  if (stamp.content !== content()) return false;
  stampAs(target, { ...stamp, seen }, root);
  return true;
}

/** Calls the build, and remembers what it was made of only when it came to its end. */
export async function buildStamped(target: Target, build: () => Promise<void>, root = '.'): Promise<void> {
  stampAs(target, null, root);
  // Taken before: whatever is edited meanwhile is built again the next time.
  const { seen, content } = sources(target, root);
  const before = { seen, content: content() };
  await build();
  stampAs(target, { ...before, made: factsOf(outputFiles(target, root), root) }, root);
}

/** Files a half is made of, from the root, with forward slashes. */
export const inputFiles = ({ inputs, except }: Target, root = '.'): string[] =>
  filesOf(inputs, root).filter((file) => !file.includes('.test.') && !except(file));

function sources(target: Target, root: string) {
  const files = inputFiles(target, root);
  return {
    seen: factsOf(files, root),
    content: () => hash([runtime, ...files.flatMap((file) => [file, readFileSync(path.join(root, file))])]),
  };
}

const outputFiles = ({ outputs }: Target, root: string) =>
  filesOf(
    outputs.map((folder) => `${folder}/**`),
    root,
  );

function filesOf(globs: string[], root: string): string[] {
  const found = globSync(globs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = found.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
  return files.map((file) => file.replaceAll('\\', '/')).toSorted();
}

function factsOf(files: string[], root: string): string {
  const facts = files.map((file) => {
    const { mtimeMs, size } = statSync(path.join(root, file));
    return `${file} ${mtimeMs} ${size}`;
  });
  return hash([runtime, ...facts]);
}

function hash(parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

function readStamps(root: string): Record<string, Stamp | null> {
  try {
    return JSON.parse(readFileSync(path.join(root, stampFile), 'utf8')) as Record<string, Stamp | null>;
  } catch {
    // None yet, or cut short when it was written: then everything is built.
    return {};
  }
}

function stampAs({ name }: Target, stamp: Stamp | null, root: string) {
  const file = path.join(root, stampFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readStamps(root), [name]: stamp }, null, 2));
}
