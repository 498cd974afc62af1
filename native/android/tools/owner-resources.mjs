// Turns native/app.json into what aapt2 takes: the owner's resources, the manifest with the host in it, and a file of shell
// variables. Gradle reads the same app.json by itself.
//   node owner-resources.mjs APP_JSON MANIFEST INTO
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [appJson, manifest, into] = process.argv.slice(2);
const app = JSON.parse(readFileSync(appJson, 'utf8'));
const inXml = (text) =>
  text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`).replace(/['"\\@?]/g, (c) => `\\${c}`);
const string = (name, text) => `  <string name="${name}" translatable="false">${inXml(text)}</string>`;

mkdirSync(`${into}/res/values`, { recursive: true });
writeFileSync(
  `${into}/res/values/owner.xml`,
  [
    '<resources>',
    string('app_name', app.name),
    string('origin', app.origin),
    string('google_web_client_id', app.googleWebClientId),
    '  <string-array name="payment_origins" translatable="false">',
    ...app.paymentOrigins.map((origin) => `    <item>${inXml(origin)}</item>`),
    '  </string-array>',
    ...['background', 'bar', 'accent', 'text'].map(
      (name) => `  <color name="${name}">${app.colors[name]}</color>`,
    ),
    `  <color name="icon_background">${app.colors.icon}</color>`,
    '</resources>',
    '',
  ].join('\n'),
);
writeFileSync(
  `${into}/AndroidManifest.xml`,
  readFileSync(manifest, 'utf8')
    .replace('<manifest ', '<manifest package="agency.shell" ')
    .replaceAll('${host}', new URL(app.origin).host),
);
writeFileSync(
  `${into}/app.sh`,
  `package_name='${app.packageName}'\nversion_code='${app.version.code}'\nversion_name='${app.version.name}'\n`,
);
