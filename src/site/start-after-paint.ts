const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const [moduleStart, scriptEnd] = ['<script type="module" async="">', '</script>'];

/**
 * Lets a page be seen before its scripts are fetched: they would share a slow line with the letters and the styles that
 * the first sight needs (decision 015). Every page works before they run.
 * @returns the page up to the end of its head, what follows, and the module that it will start, which the CSP has to know
 */
export function startAfterPaint(html: string): { head: string; rest: string; module: string } {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd);
  const from = html.indexOf(moduleStart, headEnd);
  if (from === -1) return { head, rest: html.slice(headEnd), module: '' };
  const to = html.indexOf(scriptEnd, from);
  const module = html.slice(from + moduleStart.length, to);
  // React puts them there.
  const preloads = Array.from(head.matchAll(modulePreload), ([, href]) => href);
  const starter = `(${start.toString()})(${inScript(preloads)},${inScript(module)})`;
  const rest = `${html.slice(headEnd, from)}<script>${starter}${html.slice(to)}`;
  return { head: head.replaceAll(modulePreload, ''), rest, module };
}

/** JSON that cannot end the script it stands in. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Runs in the browser as it stands here. A hidden page is never seen, and some browsers do not tell that one was. */
function start(preloads: string[], module: string) {
  let isBegun = false;
  const fetchAll = () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const script = Object.assign(document.createElement('script'), { type: 'module', textContent: module });
    document.body.append(script);
  };
  setTimeout(fetchAll, document.hidden ? 0 : 1_000);
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) fetchAll();
  }).observe({ type: 'paint', buffered: true });
}
