/** First match wins: Edge and Samsung also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, /*i18n*/ 'an iPhone'],
  [/\biPad\b/, /*i18n*/ 'an iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, /*i18n*/ 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (agent: string, known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1];

/** The browser and the system behind a user agent, where they are known ones. */
export const deviceOf = (agent: string) => ({
  browser: nameOf(agent, browsers),
  system: nameOf(agent, systems),
});

/** What people call the device behind a user agent: "Chrome on Android". */
export function deviceName(agent: string): string {
  const { browser, system } = deviceOf(agent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `An app on ${system}` : 'Another device');
}
