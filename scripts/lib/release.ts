import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

type Part = { name: string; content: Buffer };

/**
 * What a release is made of, from the project's root: what an image is made of (.dockerignore says what that is), what was
 * built, and what people read. No test, no setting of anybody's, no data.
 */
export function releaseFiles(root = '.'): string[] {
  const named = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const all = [...named, 'build', 'deploy', 'docs', 'README.md', '.dockerignore', '.env.example'];
  const found = globSync(
    all.flatMap((one) => [one, `${one}/**`]),
    { cwd: root, withFileTypes: true },
  );
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter(
      (file) => !/\.test\.tsx?$|\.test\.snap$|^build\/\.stamps\.json$|^deploy\/nirmaan\.env$/.test(file),
    )
    .toSorted();
}

/**
 * A tar.gz with everything in one folder, the same bytes for the same parts.
 * @param at the time that every file bears
 * @returns it, and its SHA-256
 */
export async function packRelease(folder: string, parts: Part[], at: Date) {
  const tar = await packTar(
    parts
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, content }) => ({
        header: {
          name: `${folder}/${name}`,
          size: content.length,
          type: 'file' as const,
          mtime: at,
          mode: 420,
          uid: 0,
          gid: 0,
          uname: 'root',
          gname: 'root',
        },
        body: content,
      })),
  );
  const bytes = gzipSync(tar, { level: 9 });
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

type Bom = { serialNumber?: string; metadata: { timestamp?: string; component: { name: string } } };

/** An SBOM as npm makes it, without what differs between two runs and two folders. */
export function steadyBom(made: string, { name, at }: { name: string; at: Date }): string {
  const { serialNumber: _random, ...bom } = JSON.parse(made) as Bom;
  bom.metadata = {
    ...bom.metadata,
    timestamp: at.toISOString(),
    component: { ...bom.metadata.component, name },
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** Packages by whose names the built server asks for them, from the project's root: those that must be there when it runs. */
export function packagesOfServer(root = '.'): string[] {
  const asked = /^(?:import|export)\b[^;\n]*?"([^."/\s][^"\s]*)";$|\bimport\("([^."/\s][^"\s]*)"\)/gm;
  const names = globSync('build/server/**/*.js', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(asked)].map(
      ([, whole, later]) => whole ?? later ?? '',
    ),
  );
  const folders = names
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(folders)].toSorted();
}
