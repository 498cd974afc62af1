import { keepForm } from '#kit/site/keep-form.ts';
import type { Refused } from './page-action.server.ts';

/** Both forms of a page that is paid on stay where no answer comes. */
export async function keepPayForm<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const form = (await request.clone().formData()).get('form') === 'pay' ? 'pay' : 'claim';
  return keepForm(serverAction(), (notice): Refused => ({ form, errors: {}, notice, values: {} }));
}
