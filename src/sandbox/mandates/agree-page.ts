import { Hono } from 'hono';
import { html } from 'hono/html';
import { find } from '../find.ts';
import type { SandboxContext } from '../context.ts';
import { returningPage } from '../links/returning-page.ts';
import type { Registration, Token } from './mandate.ts';
import { answerRegistration, appActs, moveToken } from './move-mandate.ts';

/** The page behind a registration link, and the customer's UPI app afterwards. Stands for rzp.io. */
export function agreePage(world: SandboxContext) {
  const routes = new Hono();
  const wanted = (short: string) => find(world, 'registrations', `inv_${short}`);
  const tokenOf = ({ payment_id }: Registration) => {
    const id = payment_id && world.store.get('payments', payment_id)?.token_id;
    return id ? find(world, 'tokens', id) : null;
  };
  routes.use('*', async (c, next) => {
    await next();
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
  });
  routes.get('/:short', (c) => {
    const asked = wanted(c.req.param('short'));
    return c.html(page(asked, tokenOf(asked), ''));
  });
  routes.post('/:short', async (c) => {
    const asked = wanted(c.req.param('short'));
    const { act } = await c.req.parseBody();
    const token = tokenOf(asked);
    const move = appActs[act as keyof typeof appActs];
    if (move && token) moveToken(world, token, move);
    else if (asked.status === 'issued') answerRegistration(world, asked, act === 'agree');
    const now = wanted(c.req.param('short'));
    return c.html(page(now, tokenOf(now), act === 'refuse' ? 'You refused. You can agree still.' : ''));
  });
  return routes;
}

const button = (act: string, text: string, look = 'quiet') =>
  html`<button class="${look}" name="act" value="${act}">${text}</button>`;

const buttonsFor = ({ status }: Registration, token: Token | null) => {
  if (status === 'issued') return html`${button('agree', 'Agree', 'main')}${button('refuse', 'Refuse')}`;
  if (token?.recurring_details.status === 'confirmed')
    return html`${button('pause', 'Pause')}${button('cancel', 'Cancel the mandate')}`;
  if (token?.recurring_details.status === 'paused')
    return html`${button('resume', 'Resume', 'main')}${button('cancel', 'Cancel the mandate')}`;
  return '';
};

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const page = (asked: Registration, token: Token | null, notice: string) =>
  returningPage(
    'Sandbox mandate page',
    `UPI Autopay up to ${rupees.format(asked.sandbox.max_amount / 100)}`,
    asked.description,
    notice,
    html`<p>The mandate is ${token?.recurring_details.status ?? asked.status}.</p>
      <form method="post">${buttonsFor(asked, token)}</form>`,
  );
