import { expect, test } from 'vitest';
import { withData } from './page-data.ts';

test('the data of a page stand at its end, and cannot end the script that they stand in', () => {
  const page = withData('<html><body><p>$&</p></body></html>', '["</script>","\u2028"]\n');
  const script = /<p>\$&<\/p><script>([^]+)<\/script><\/body><\/html>$/.exec(page)?.[1] ?? '';
  const handed: string[] = [];
  const controller = { enqueue: (data: string) => handed.push(data), close: () => handed.push('closed') };
  new Function('window', script)({ __reactRouterContext: { streamController: controller } });
  expect(handed).toEqual(['["</script>","\u2028"]\n', 'closed']);
});
