const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const [moduleStart, scriptEnd] = ['<script type="module" async="">', '</script>'];

/**
 * Lets a page be seen before its scripts are fetched: they would share a slow line with the letters and the styles that
 * the first sight needs (decision 015). Every page works before they run.
 * @returns the page, and the module that it will start, which the CSP has to know
 */
export function startAfterPaint(html: string): { html: string; module: string } {
  const from = html.indexOf(moduleStart);
  if (from === -1) return { html, module: '' };
  const to = html.indexOf(scriptEnd, from);
  const module = html.slice(from + moduleStart.length, to);
  // React puts them there.
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd);
  const preloads = Array.from(head.matchAll(modulePreload), ([, href]) => href);
  const starter = `(${start.toString()})(${inScript(preloads)},${inScript(module)})`;
  const before = head.replaceAll(modulePreload, '') + html.slice(headEnd, from);
  return { html: `${before}<script>${starter}${html.slice(to)}`, module };
}

/** JSON that cannot end the script it stands in. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Runs in the browser as it stands here: a frame has been drawn when the timer fires. A hidden page draws none. */
function start(preloads: string[], module: string) {
  const fetchAll = () => {
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const script = Object.assign(document.createElement('script'), { type: 'module', textContent: module });
    document.body.append(script);
  };
  if (document.hidden) fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));
}
