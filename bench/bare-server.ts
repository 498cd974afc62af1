// The least that can serve these bytes: node:http and nothing else.
import { createServer } from 'node:http';
import { taskOf } from './child.ts';

const { headers, body } = taskOf<{ headers: Record<string, string>; body: string }>();
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify(typeof address === 'object' ? address?.port : null));
});
