import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const home = '/calendars/asha/';
export const calendarPath = `${home}work/`;
const login = `Basic ${Buffer.from('asha:app-password').toString('base64')}`;
const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A CalDAV server of one person with one calendar for events and one for tasks: found by its well-known address, principal and
 * home, with conditional writes, and the events of a time left to who asks, as servers may.
 */
export async function serveCaldav() {
  const events = new Map<string, string>();
  const asked: string[] = [];
  let isDown = false;
  const multi = (...responses: string[]) =>
    `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/">${responses.join('')}</d:multistatus>`;
  const found = (href: string, props: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
  const mark = () => etagOf([...events].flat().join('\n')).slice(1, -1);
  const collection = (href: string, name: string, holds: string) =>
    found(
      href,
      `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>${name}</d:displayname><cs:getctag>${mark()}</cs:getctag><c:supported-calendar-component-set><c:comp name="${holds}"/></c:supported-calendar-component-set>`,
    );

  function answer(method: string, path: string, request: IncomingMessage, body: string) {
    if (path === '/.well-known/caldav') return { status: 301, headers: { location: '/dav/' } };
    if (isDown) return { status: 503 };
    if (request.headers.authorization !== login) return { status: 401 };
    const kept = events.get(path);
    if (method === 'PROPFIND') {
      if (path === '/dav/')
        return {
          status: 207,
          body: multi(
            found(
              path,
              '<d:current-user-principal><d:href>/principals/asha/</d:href></d:current-user-principal>',
            ),
          ),
        };
      if (path === '/principals/asha/')
        return {
          status: 207,
          body: multi(found(path, `<c:calendar-home-set><d:href>${home}</d:href></c:calendar-home-set>`)),
        };
      if (path === home)
        return {
          status: 207,
          body: multi(
            collection(calendarPath, 'Work', 'VEVENT'),
            collection(`${home}tasks/`, 'Tasks', 'VTODO'),
          ),
        };
      if (path === calendarPath) return { status: 207, body: multi(collection(path, 'Work', 'VEVENT')) };
      return { status: 404 };
    }
    if (method === 'REPORT' && body.includes('calendar-query'))
      return {
        status: 207,
        body: multi(
          ...[...events].map(([href, text]) =>
            found(
              href,
              `<d:getetag>${xml(etagOf(text))}</d:getetag><c:calendar-data>${xml(text)}</c:calendar-data>`,
            ),
          ),
        ),
      };
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    if (none === '*' && kept) return { status: 412 };
    if (match && (!kept || (match !== '*' && match !== etagOf(kept)))) return { status: 412 };
    if (method === 'PUT') {
      events.set(path, body);
      return { status: kept ? 204 : 201 };
    }
    if (method === 'DELETE') return { status: events.delete(path) ? 204 : 404 };
    return { status: 405 };
  }

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      asked.push(`${method} ${url}`);
      const {
        status,
        headers = {},
        body: text = '',
      } = answer(method, url, request, body) as {
        status: number;
        headers?: Record<string, string>;
        body?: string;
      };
      response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8', ...headers }).end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    asked,
    down: (now: boolean) => (isDown = now),
    close: () => new Promise((done) => server.close(done)),
  };
}
