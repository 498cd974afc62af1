import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { cutText } from '#kit/cut-text.ts';
import { Invalid } from '#kit/errors.ts';
import { pictureKind } from './picture-kind.ts';
import { archiveEndings, fileKinds, type FileKind } from './stored-file.ts';

/**
 * What is kept of a file besides its bytes: a PDF or a picture, by its first bytes.
 * @param input.place what its name where uploads lie begins with
 * @param input.archives whether a ZIP, which documents of offices are too, is taken as well; it is never unpacked
 * @returns `name` as it was called · `storedName` where uploads lie · `sha256` in hex
 * @throws Invalid naming `file`
 */
export function describeFile(input: {
  place: string;
  name: string;
  content: Uint8Array;
  archives?: boolean;
}) {
  const { place, name, content, archives = false } = input;
  const kind = kindOf(content) ?? (archives && isZip(content) ? 'zip' : null);
  if (!kind)
    throw new Invalid({
      file: archives
        ? /*i18n*/ 'Choose a PDF, a picture (JPEG, PNG or WebP), a document or a ZIP'
        : /*staff*/ 'Choose a PDF or a picture (JPEG, PNG or WebP)',
    });
  return {
    name: shownName(name, kind),
    storedName: `${place}-${v7()}.${kind}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

/** Its type, by the ending that it is stored under. */
export const typeOf = ({ storedName }: { storedName: string }) =>
  fileKinds[storedName.split('.').at(-1) as FileKind] ?? 'application/zip';

const isZip = (content: Uint8Array) => String.fromCharCode(...content.subarray(0, 4)) === 'PK\x03\x04';

function kindOf(content: Uint8Array): FileKind | null {
  if (String.fromCharCode(...content.subarray(0, 5)) === '%PDF-') return 'pdf';
  const picture = pictureKind(content);
  return picture === 'heif' ? null : picture;
}

/** What somebody called a file, without its folder and without what no system takes; never without an ending. */
function shownName(given: string, kind: FileKind | 'zip'): string {
  const plain = (given.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim();
  const endings = kind === 'zip' ? archiveEndings : kind === 'jpeg' ? ['jpg', 'jpeg'] : [kind];
  const ending = new RegExp(`\\.(${endings.join('|')})$`, 'i');
  const base = cutText(plain, 100) || 'file';
  return ending.test(base) ? base : `${base}.${kind}`;
}
