/** What everybody may know about files that staff lay to a record, browsers included. */
export const fileKinds = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type FileKind = keyof typeof fileKinds;

/** What is a ZIP by its first bytes, and may be called so: archives, and the documents of offices. */
export const archiveEndings = ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];
/** For a file field where archives are taken too. */
export const fileEndings = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  ...archiveEndings.map((one) => `.${one}`),
];

/** `1.2 MB`, `340 kB` */
export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
