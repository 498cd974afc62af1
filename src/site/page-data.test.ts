import { expect, test } from 'vitest';
import { dataScript } from './page-data.ts';

test('the data of a page are handed over, and cannot end the script that they stand in', () => {
  const [, script = ''] = /^<script>([^]+?)<\/script>$/.exec(dataScript('["</script>","\u2028"]\n')) ?? [];
  const handed: string[] = [];
  const controller = { enqueue: (data: string) => handed.push(data), close: () => handed.push('closed') };
  new Function('window', script)({ __reactRouterContext: { streamController: controller } });
  expect(handed).toEqual(['["</script>","\u2028"]\n', 'closed']);
});
