import { pathOf } from '#kit/path-of.ts';
import type { Term } from './term.ts';

/** Where buying something again begins: the form of plans, or the page that fills the cart. */
export const renewalPath = ({ kind, source }: Pick<Term, 'kind' | 'source'>) =>
  kind === 'plan' ? '/admission?renew=1' : pathOf('/renew/:id', { id: source });
