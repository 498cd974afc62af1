import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { resetOwnerPassword } from '#agency/staff/reset-owner-password.ts';
import { staff } from '#agency/staff/table.server.ts';
import { newToken } from '#kit/secrets/token.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { purgeEndedTokens } from '../find-token.ts';
import type { ApiToken } from '../office/answers.ts';
import { apiTokens } from '../table.server.ts';
import type { Connected, ConsentPage } from './office/answers.ts';
import { connections } from './table.server.ts';

const site = 'http://localhost:3000';
const mcp = `${site}/staff/mcp`;
const owner = { email: 'farah@example.com', password: 'correct-horse-battery' };
const atClaude = 'https://claude.example/callback';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  await ensureOwner(app.ctx, owner);
  cookie = await signIn();
});
afterAll(() => app.close());

async function signIn() {
  const answer = await app.post('/staff/session', owner);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
const inOffice = async <T>(method: string, path: string, body?: object) => {
  const answer = await app.send(method, `/staff${path}`, body, { Cookie: cookie });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as T };
};
const asked = (query: URLSearchParams, language = 'en') =>
  inOffice<ConsentPage>('GET', `/assistant-connections/asked?${query}&language=${language}`);
const sayYes = (query: URLSearchParams, more: object = {}) =>
  inOffice<Connected & { errors?: Record<string, string> }>('POST', '/assistant-connections', {
    asked: Object.fromEntries(query),
    scopes: ['leads:read'],
    days: 30,
    password: owner.password,
    ...more,
  });
const newest = async () => (await inOffice<ApiToken[]>('GET', '/api-tokens')).body[0];
const lastAudit = async () => (await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

/** An assistant as the official SDK makes one, and where its person was sent. */
function openAssistant(redirectUrl: string, known?: OAuthClientInformationMixed) {
  const kept = { client: known, tokens: undefined as OAuthTokens | undefined, verifier: '' };
  const sentTo: URL[] = [];
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Claude', redirect_uris: [redirectUrl] },
    state: () => 'a state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url) => void sentTo.push(url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    invalidateCredentials: () => void (kept.tokens = undefined),
  };
  const fetchFn = async (url: string | URL, init?: RequestInit) =>
    app.product.app.request(String(url), { ...init, headers: new Headers(init?.headers) });
  const open = () =>
    new StreamableHTTPClientTransport(new URL(mcp), { authProvider: provider, fetch: fetchFn });
  const connect = async () => {
    const client = new Client({ name: 'Claude', version: '1' });
    await client.connect(open() as Transport);
    return client;
  };
  return { kept, provider, fetchFn, sentTo, open, connect };
}

/** What a program of an attacker's or a tester's own does by hand. */
async function begin(over: Record<string, string | undefined> = {}, redirectUri = atClaude) {
  const made = await app.post('/oauth/register', { client_name: 'Claude', redirect_uris: [redirectUri] });
  const { client_id: clientId } = (await made.json()) as { client_id: string };
  const verifier = newToken();
  const all: Record<string, string | undefined> = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: mcp,
    ...over,
  };
  const query = new URLSearchParams(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  return { clientId, verifier, query, redirectUri };
}
async function connected(scopes = ['leads:read']) {
  const begun = await begin();
  const { body } = await sayYes(begun.query, { scopes });
  const code = new URL(body.to).searchParams.get('code') ?? '';
  return { ...begun, code };
}
type Told = Partial<OAuthTokens> & { error?: string; success?: boolean; message?: string };
async function atToken(fields: Record<string, string>, path = '/oauth/token') {
  const answer = await app.send('POST', path, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : {}) as Told };
}
type Begun = Awaited<ReturnType<typeof connected>>;
const change = ({ code, verifier, clientId, redirectUri }: Begun, over: Record<string, string> = {}) =>
  atToken({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: clientId,
    redirect_uri: redirectUri,
    resource: mcp,
    ...over,
  });
const refresh = (refreshToken: string, { clientId }: Begun, over: Record<string, string> = {}) =>
  atToken({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId, ...over });
const refused = (error: string) => ({ status: 400, body: { error, success: false } });
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const statusWith = async (token = '') =>
  (
    await app.post('/staff/mcp', ping, {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json, text/event-stream',
    })
  ).status;

test('an assistant that knows the address alone is connected, asks, refreshes, and is taken away in the office', async () => {
  const assistant = openAssistant(atClaude);
  await expect(assistant.connect()).rejects.toThrow('Unauthorized');
  const [sent] = assistant.sentTo;
  expect(`${sent?.origin}${sent?.pathname}`).toBe(`${site}/admin/connect-assistant`);
  const query = sent?.searchParams ?? new URLSearchParams();
  expect(query.get('resource')).toBe(mcp);

  const page = (await asked(query)).body;
  expect(page.words).toMatchObject({
    problem: null,
    asks: 'Claude asks to work in this office for you.',
    vouched: 'It calls itself so; nobody has checked that.',
    leadsTo: expect.stringContaining('claude.example'),
  });
  expect(page.words.permissions).toContainEqual({
    scope: 'payments:refund',
    says: 'Propose to give money back',
  });
  for (const language of ['hi', 'mr'])
    expect((await asked(query, language)).body.words.asks).toMatch(/Claude.*[\u0900-\u097f]/);
  expect(Object.fromEntries(new URL(page.back ?? '').searchParams)).toEqual({
    error: 'access_denied',
    state: 'a state',
    iss: site,
  });

  expect((await sayYes(query, { password: 'not mine at all' })).body.errors).toHaveProperty('password');
  const yes = await sayYes(query, { scopes: ['leads:read', 'quotations:read'] });
  const back = new URL(yes.body.to).searchParams;
  expect([back.get('state'), back.get('iss')]).toEqual(['a state', site]);
  expect(await newest()).toMatchObject({ name: 'Claude', connectedTo: 'claude.example', usedAt: null });
  await assistant.open().finishAuth(back.get('code') ?? '');

  const { kept } = assistant;
  expect(kept.tokens).toMatchObject({ token_type: 'Bearer', scope: 'leads:read quotations:read' });
  const client = await assistant.connect();
  const tools = (await client.listTools()).tools.map(({ name }) => name);
  expect(tools).toEqual(expect.arrayContaining(['find_leads', 'find_quotations']));
  expect(tools).not.toContain('find_customers');
  const { isError = false } = await client.callTool({ name: 'find_leads', arguments: {} });
  expect(isError).toBe(false);
  const first = kept.tokens?.access_token ?? '';
  // It works at the address of assistants alone.
  const elsewhere = await app.get('/staff/leads', { Authorization: `Bearer ${first}` });
  expect(elsewhere.status).toBe(403);

  await app.db.update(connections).set({ accessUntil: sql`now()` });
  expect(await statusWith(first)).toBe(401);
  await (await assistant.connect()).ping();
  expect(kept.tokens?.access_token).not.toBe(first);

  const shown = await newest();
  expect(shown).toMatchObject({ staffName: 'Owner', usedAt: expect.any(String), ended: false });
  const days = (Date.parse(shown?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  const secrets = [kept.tokens?.access_token ?? '', kept.tokens?.refresh_token ?? '', back.get('code') ?? ''];
  const stored = JSON.stringify([
    await app.db.select().from(connections),
    await app.db.select().from(apiTokens),
    await app.db.select().from(auditLog),
  ]);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(40);
    expect(stored).not.toContain(secret);
  }
  const made = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, shown?.id ?? ''));
  expect(made).toMatchObject([
    { action: 'created', staffName: 'Owner', after: { name: 'Claude', host: 'claude.example' } },
  ]);

  expect((await inOffice('DELETE', `/api-tokens/${shown?.id}`)).status).toBe(204);
  expect(await statusWith(secrets[0])).toBe(401);
  expect(await auth(assistant.provider, { serverUrl: mcp, fetchFn: assistant.fetchFn })).toBe('REDIRECT');
});

test('who has no token is told where to get one; pages of other sites may read it, with no cookie', async () => {
  const elsewhere = { Origin: 'https://inspector.example', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await app.post('/staff/mcp', ping, elsewhere);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('WWW-Authenticate');
  const challenge = answer.headers.get('WWW-Authenticate') ?? '';
  const [, at = ''] = /resource_metadata="([^"]+)"/.exec(challenge) ?? [];
  expect(await (await app.get(at)).json()).toMatchObject({
    resource: mcp,
    authorization_servers: [site],
  });
  expect(await (await app.get('/.well-known/oauth-authorization-server')).json()).toMatchObject({
    issuer: site,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  });
  const preflight = await app.send('OPTIONS', '/oauth/token', undefined, {
    ...elsewhere,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,mcp-protocol-version',
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('mcp-protocol-version');
  // With a person's cookie another site asks nothing, least of all for a yes.
  expect((await app.post('/staff/mcp', ping, { ...elsewhere, Cookie: cookie })).status).toBe(403);
  const forged = await app.post('/staff/assistant-connections', {}, { ...elsewhere, Cookie: cookie });
  expect(forged.status).toBe(403);
});

test('a code opens nothing for a wrong verifier, another client, address or resource, or too late', async () => {
  const begun = await connected();
  const other = await begin();
  const twin = await begin({}, 'https://claude.example/other');
  expect(await change(begun, { code_verifier: newToken() })).toMatchObject(refused('invalid_grant'));
  expect(await change(begun, { client_id: twin.clientId })).toMatchObject(refused('invalid_grant'));
  expect(await change(begun, { redirect_uri: 'https://claude.example/other' })).toMatchObject(
    refused('invalid_grant'),
  );
  expect(await change(begun, { resource: 'https://elsewhere.example/mcp' })).toMatchObject(
    refused('invalid_target'),
  );
  expect(await change(begun, { code: newToken() })).toMatchObject(refused('invalid_grant'));
  expect(await change(begun, { code: '' })).toMatchObject(refused('invalid_request'));
  expect(await change(begun, { grant_type: 'password' })).toMatchObject(refused('unsupported_grant_type'));
  expect((await change(begun)).status).toBe(200);
  expect(other.clientId).toBe(begun.clientId);

  const late = await connected();
  const id = (await newest())?.id ?? '';
  await app.db
    .update(apiTokens)
    .set({ expiresAt: sql`now()` })
    .where(eq(apiTokens.id, id));
  expect(await change(late)).toMatchObject(refused('invalid_grant'));
  await purgeEndedTokens(app.ctx);
  expect((await newest())?.id).not.toBe(id);
});

test('a code that comes twice ends what was lent for it, at the same moment too', async () => {
  const begun = await connected();
  const { body } = await change(begun);
  expect(await statusWith(body.access_token)).toBe(200);
  expect(await change(begun)).toMatchObject(refused('invalid_grant'));
  expect(await statusWith(body.access_token)).toBe(401);
  expect(await refresh(body.refresh_token ?? '', begun)).toMatchObject(refused('invalid_grant'));
  expect(await lastAudit()).toMatchObject({ action: 'deleted', before: { why: 'Its code came twice' } });

  const raced = await connected();
  const answers = await Promise.all([1, 2, 3].map(() => change(raced)));
  const good = answers.filter(({ status }) => status === 200);
  expect(good.length).toBeLessThan(2);
  for (const { body: told } of good) expect(await statusWith(told.access_token)).toBe(401);
});

test('a refresh token is good once; the same answer may be fetched again for a moment, an older one ends all', async () => {
  const begun = await connected();
  const first = (await change(begun)).body;
  const together = await Promise.all([1, 2].map(() => refresh(first.refresh_token ?? '', begun)));
  expect(together.map(({ status }) => status)).toEqual([200, 200]);
  expect(together[0]?.body).toEqual(together[1]?.body);
  const second = together[0]?.body;
  expect(second?.refresh_token).not.toBe(first.refresh_token);
  expect(await statusWith(first.access_token)).toBe(401);
  expect(await statusWith(second?.access_token)).toBe(200);
  // It lends no more than before, and to nobody else.
  const more = { scope: 'leads:read payments:refund' };
  expect(await refresh(second?.refresh_token ?? '', begun, more)).toMatchObject(refused('invalid_scope'));
  const twin = await begin({}, 'https://claude.example/other');
  expect(await refresh(second?.refresh_token ?? '', { ...begun, clientId: twin.clientId })).toMatchObject(
    refused('invalid_grant'),
  );
  expect(await statusWith(second?.access_token)).toBe(200);
  await app.db.update(connections).set({ refreshedAt: sql`now() - interval '21 seconds'` });
  expect(await refresh(first.refresh_token ?? '', begun)).toMatchObject(refused('invalid_grant'));
  expect(await statusWith(second?.access_token)).toBe(401);
  expect(await refresh(second?.refresh_token ?? '', begun)).toMatchObject(refused('invalid_grant'));
  expect(await lastAudit()).toMatchObject({ before: { why: 'A refresh token came twice' } });
});

test('the page sends nobody to an address that is not the client’s own, and says what else is odd', async () => {
  const problemOf = async (over: Record<string, string | undefined>, redirectUri?: string) => {
    const { query } = await begin(over, redirectUri);
    const { body } = await asked(query);
    expect((await sayYes(query)).status).toBe(409);
    return { back: body.back, problem: body.words.problem };
  };
  for (const over of [
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: `${atClaude}/more` },
    { redirect_uri: `${atClaude}?next=https://evil.example` },
    { redirect_uri: 'https://claude.example:444/callback' },
    { redirect_uri: 'javascript:alert(1)' },
    { redirect_uri: undefined },
    { client_id: 'nrc_nonsense' },
    { client_id: undefined },
    { client_id: 'https://10.0.0.1/client.json' },
  ])
    expect([over, await problemOf(over)]).toEqual([over, { back: null, problem: expect.any(String) }]);
  for (const [over, error] of [
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    [{ scope: 'staff:edit' }, 'invalid_scope'],
  ] as const) {
    const { back, problem } = await problemOf(over);
    expect([problem !== null, new URL(back ?? '').searchParams.get('error')]).toEqual([true, error]);
    expect(back).toMatch(/^https:\/\/claude\.example\/callback\?/);
  }
  // The port of a program on the same machine is its own affair, its path is not.
  const onOwn = 'http://127.0.0.1:4000/callback';
  const { query } = await begin({ redirect_uri: 'http://127.0.0.1:5123/callback' }, onOwn);
  const { words, back } = (await asked(query)).body;
  expect(words.leadsTo).toContain('a program on this computer (127.0.0.1:5123)');
  expect(back).toMatch(/^http:\/\/127\.0\.0\.1:5123\/callback\?/);
  const foreign = await problemOf({ redirect_uri: 'http://127.0.0.1:5123/other' }, onOwn);
  expect(foreign.back).toBeNull();

  for (const [said, error] of [
    [{ client_name: 'X', redirect_uris: ['http://evil.example/'] }, 'invalid_redirect_uri'],
    [{ client_name: 'X', redirect_uris: ['cursor://callback'] }, 'invalid_redirect_uri'],
    [{ client_name: 'X', redirect_uris: ['https://a:b@evil.example/'] }, 'invalid_redirect_uri'],
    [{ client_name: 'X', redirect_uris: ['https://a.example/#x'] }, 'invalid_redirect_uri'],
    [{ client_name: 'X' }, 'invalid_redirect_uri'],
    [{ client_name: 'X'.repeat(2_000), redirect_uris: [atClaude] }, 'invalid_client_metadata'],
  ] as const) {
    const answer = await app.post('/oauth/register', said);
    expect([answer.status, ((await answer.json()) as Told).error]).toEqual([400, error]);
  }
});

test('nobody lends more than was asked for and they may themselves; what they may not any more is not done', async () => {
  const { query } = await begin({ scope: 'leads:read staff:edit offline_access' });
  expect((await asked(query)).body.words.permissions.map(({ scope }) => scope)).toEqual(['leads:read']);
  expect((await sayYes(query, { scopes: ['leads:read', 'customers:read'] })).body.errors).toHaveProperty(
    'scopes',
  );
  const begun = await connected(['leads:read', 'payments:refund']);
  const { body } = await change(begun);
  const [person] = await app.db.select().from(staff).where(eq(staff.email, owner.email));
  const become = (set: Partial<typeof staff.$inferInsert>) =>
    app.db
      .update(staff)
      .set(set)
      .where(eq(staff.id, person?.id ?? ''));
  await become({ role: 'sales' });
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = {
    Authorization: `Bearer ${body.access_token}`,
    Accept: 'application/json, text/event-stream',
  };
  const listed = await (await app.post('/staff/mcp', call, headers)).text();
  expect(listed).toContain('find_leads');
  expect(listed).not.toContain('refund_payment');
  // Who may not make tokens connects nothing.
  expect((await asked(begun.query)).status).toBe(403);
  await become({ role: 'owner', active: false });
  expect(await statusWith(body.access_token)).toBe(401);
  expect(await refresh(body.refresh_token ?? '', begun)).toMatchObject(refused('invalid_grant'));
  await become({ active: true });
  cookie = await signIn();
});

test('an assistant gives its token back; with a password that is reset all that was lent ends', async () => {
  const begun = await connected();
  const { body } = await change(begun);
  expect(await atToken({ token: newToken() }, '/oauth/revoke')).toMatchObject({ status: 200 });
  expect(await atToken({}, '/oauth/revoke')).toMatchObject(refused('invalid_request'));
  expect(await atToken({ token: body.refresh_token ?? '' }, '/oauth/revoke')).toMatchObject({ status: 200 });
  expect(await statusWith(body.access_token)).toBe(401);
  expect(await lastAudit()).toMatchObject({ action: 'deleted', staffName: 'Token “Claude” of Owner' });

  const other = await change(await connected());
  expect(await statusWith(other.body.access_token)).toBe(200);
  await resetOwnerPassword(app.ctx, owner);
  expect(await statusWith(other.body.access_token)).toBe(401);
  cookie = await signIn();
});

test('a client with a document of its own is known by the host that says so, and by nothing that only looks like one', async () => {
  let said: object = {};
  const server = createServer((request, response) => {
    if (request.url === '/moved.json') response.writeHead(302, { Location: '/client.json' }).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const id = `http://${host}/client.json`;
  said = { client_id: id, client_name: 'IDE\u202E evil', redirect_uris: ['http://localhost/callback'] };

  const assistant = openAssistant('http://localhost:5151/callback', { client_id: id });
  await expect(assistant.connect()).rejects.toThrow('Unauthorized');
  const query = assistant.sentTo[0]?.searchParams ?? new URLSearchParams();
  const { words } = (await asked(query)).body;
  expect(words).toMatchObject({
    asks: 'IDE  evil asks to work in this office for you.',
    vouched: `${host} says that this is its name.`,
    leadsTo: expect.stringContaining('on this computer (localhost:5151)'),
  });
  const { to } = (await sayYes(query)).body;
  await assistant.open().finishAuth(new URL(to).searchParams.get('code') ?? '');
  await (await assistant.connect()).ping();

  const problem = async (clientId: string) => {
    query.set('client_id', clientId);
    return (await asked(query)).body.words.problem;
  };
  expect(await problem(id)).toBeNull();
  expect(await problem(`http://${host}/other.json`)).toContain('cannot make out who asks');
  expect(await problem(`http://${host}/moved.json`)).toContain('cannot make out who asks');
  expect(await problem(`http://${host}/`)).toContain('cannot make out who asks');
  said = { ...said, token_endpoint_auth_method: 'private_key_jwt' };
  expect(await problem(id)).toContain('cannot make out who asks');
  server.close();
});
