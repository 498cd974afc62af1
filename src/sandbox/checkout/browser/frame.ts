import {
  answerBank,
  fetchPreferences,
  fetchResult,
  startPayment,
  type Result,
  type Started,
} from './calls.ts';
import { show, step, the, trapFocus, type Step } from './dialog.ts';
import { applyBranding } from './branding.ts';
import { filledIn, wireForm } from './form.ts';
import type { CheckoutOptions } from './options.ts';
import { listen, postToPage } from './frame-messages.ts';

let options: CheckoutOptions;
let started: Started | null = null;
let left: Step = 'pay';

const showMethod = wireForm();
trapFocus(the('dialog'));
listen(open, giveUp);

async function open(given: CheckoutOptions) {
  options = given;
  try {
    applyBranding(options, await fetchPreferences(options.key, options.order_id));
    showMethod();
    document.body.classList.add('open');
    show('pay');
  } catch (error) {
    document.body.classList.add('open');
    refuse(error);
  }
}

function refuse(error: unknown) {
  the('refusal').textContent = (error as Error).message;
  show('refused');
}

/** Runs a step of the payment; what the sandbox refuses is said where the customer is. */
async function work(from: Step, run: () => Promise<void>) {
  the('pay-error').textContent = '';
  the('wait-why').hidden = true;
  show('wait');
  try {
    await run();
  } catch (error) {
    if (from !== 'pay') return refuse(error);
    show('pay');
    the('pay-error').textContent = (error as Error).message;
  }
}

const steps = { otp: 'otp', bank: 'bank', app: 'bank' } as const;

the('pay-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void work('pay', async () => {
    started = await startPayment(filledIn(options));
    const { next, result } = started;
    if (next === 'done') return end(result);
    the('bank-title').textContent = next === 'app' ? 'Your UPI app asks' : 'Your bank asks';
    the<HTMLInputElement>('otp').value = '';
    show(steps[next]);
  });
});

const answer = (from: Step, body: object) =>
  work(from, async () => end(await answerBank(started as Started, body)));

the('otp-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void answer('otp', { otp: the<HTMLInputElement>('otp').value });
});
the('say-yes').addEventListener('click', () => void answer('bank', { success: true }));
for (const id of ['say-no', 'otp-cancel'])
  the(id).addEventListener('click', () => void answer('bank', { success: false }));

function end(result: Result) {
  if (result.state === 'failed') {
    the('failure').textContent = result.error.description;
    show('failed');
    postToPage({ checkout: 'failed', failure: { error: result.error }, returnUrl: result.returnUrl });
  } else if (result.state === 'paid') {
    show('done');
    if (!result.silent)
      postToPage({ checkout: 'paid', receipt: result.receipt, returnUrl: result.returnUrl });
  } else {
    show('wait');
    the('wait-why').hidden = false;
    setTimeout(lookAgain, 2_000);
  }
}

/** The bank may still answer while the customer waits. */
async function lookAgain() {
  if (step() !== 'wait' || !started) return;
  end(await fetchResult(started).catch((): Result => ({ state: 'pending' })));
}

the('try-again').addEventListener('click', () => show('pay'));

/** The way out: asks first if the merchant wants it. */
function giveUp() {
  if (options?.modal?.confirm_close && step() !== 'leave' && step() !== 'refused') {
    left = step();
    return show('leave');
  }
  postToPage({ checkout: 'dismissed' });
}
for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', giveUp);
the('stay').addEventListener('click', () => show(left));
the('leave').addEventListener('click', () => postToPage({ checkout: 'dismissed' }));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && options?.modal?.escape !== false) giveUp();
});
the('backdrop').addEventListener('click', () => {
  if (options?.modal?.backdropclose) giveUp();
});
