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
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (agent: string, known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1];

/** What people call the device behind a user agent: "Chrome on Android". */
export function deviceName(agent: string): string {
  const browser = nameOf(agent, browsers);
  const system = nameOf(agent, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `An app on ${system}` : 'Another device');
}
