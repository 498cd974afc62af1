import { inScript } from './start-after-paint.ts';

/**
 * A page's data as they stand at its end, where React Router's part of it in the browser takes them from, as ServerRouter
 * would write them, had it not to wait for each piece of the stream within React.
 * @param data what React Router hands over to the browser, in its own notation
 */
export function dataScript(data: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue(${inScript(data)});${controller}.close();</script>`;
}
