import { inScript } from './start-after-paint.ts';

const end = '</body></html>';

/**
 * Puts a page's data at its end, where React Router's part of it in the browser takes it from, as ServerRouter would
 * write it, had it not to wait for each piece of the stream within React.
 * @param html a finished page
 * @param data what React Router hands over to the browser, in its own notation
 */
export function withData(html: string, data: string): string {
  const at = html.lastIndexOf(end);
  const controller = 'window.__reactRouterContext.streamController';
  const script = `<script>${controller}.enqueue(${inScript(data)});${controller}.close();</script>`;
  return html.slice(0, at) + script + html.slice(at);
}
