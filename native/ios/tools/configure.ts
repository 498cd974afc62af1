// Writes the owner's name, host, colours and drawing into the Xcode project: node native/ios/tools/configure.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { Owner } from '../../../scripts/lib/native-owner.ts';
import { factFiles } from './facts.ts';

const ios = new URL('../', import.meta.url);
const owner = Owner.parse(JSON.parse(readFileSync(new URL('../app.json', ios), 'utf8')));
const drawing = readFileSync(new URL('../../public/favicon.svg', ios), 'utf8');

const write = (path: string, content: string | Uint8Array) => {
  const file = new URL(path, ios);
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, content);
};

for (const [path, text] of Object.entries(factFiles(owner))) write(path, text);
// The store refuses an icon with transparent parts, and the system rounds its corners itself.
const icon = sharp(Buffer.from(drawing), { density: 72 * 32 })
  .resize(1024, 1024)
  .flatten({ background: owner.colors.icon })
  .png({ compressionLevel: 9 });
write('App/Assets.xcassets/AppIcon.appiconset/icon.png', await icon.toBuffer());
write('App/Assets.xcassets/Mark.imageset/mark.svg', drawing.replace('<svg ', '<svg width="96" height="96" '));
console.log(`native/ios is set up for ${owner.name}, ${owner.origin}, ${owner.packageName}.`);
