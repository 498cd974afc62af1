/** Why a call failed, or what its answer asks for. */
export type FailureKind =
  | 'unanswered'
  | 'broken'
  | 'later'
  | 'signed-out'
  | 'forbidden'
  | 'missing'
  | 'overtaken'
  | 'refused';

const failureKinds: Record<number, FailureKind> = {
  0: 'unanswered',
  401: 'signed-out',
  403: 'forbidden',
  404: 'missing',
  408: 'later',
  409: 'overtaken',
  429: 'later',
};

/** What a failed call means, on pages and in the back office; its status is 0 where no answer arrived. */
export const failureKindOf = ({ status }: { status: number }): FailureKind =>
  failureKinds[status] ?? (status >= 500 ? 'broken' : 'refused');
