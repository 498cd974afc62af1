/** Why a call failed, or what its answer asks for. */
export type Meaning =
  | 'unanswered'
  | 'broken'
  | 'later'
  | 'signed-out'
  | 'forbidden'
  | 'missing'
  | 'overtaken'
  | 'refused';

const meanings: Record<number, Meaning> = {
  0: 'unanswered',
  401: 'signed-out',
  403: 'forbidden',
  404: 'missing',
  408: 'later',
  409: 'overtaken',
  429: 'later',
};

/** What a failed call means, on pages and in the back office; its status is 0 where no answer arrived. */
export const meaningOf = ({ status }: { status: number }): Meaning =>
  meanings[status] ?? (status >= 500 ? 'broken' : 'refused');
