import { callPath } from '#kit/path-of.ts';
import type { FactorSecret, SecondStep, SignInRules } from '../../second-factor.ts';
import type { Role } from '#kit/permissions.ts';
import { request } from '#kit/office/http.ts';
import type { Me } from '#kit/office/me.ts';
import { signedIn } from '#kit/office/session.ts';

export type OwnFactor = { since: string | null; recoveryCodesLeft: number; required: boolean };
/** What the holder of a link is asked to. */
export type InviteDetails = { email: string; role: Role; invitedByName: string };
type RecoveryCodes = { recoveryCodes: string[] };

const post = <T>(path: string, body: object) => request<T>(path, { method: 'POST', body });
const half = <T>(path: string, body?: object) =>
  request<T>(path, { method: 'POST', signingIn: true, ...(body && { body }) });

/** The second step of the sign-in. */
export const signInCalls = {
  /** @returns what is asked for besides the password; null when nothing is */
  async signIn(email: string, password: string): Promise<SecondStep | null> {
    const answer = await half<Me | { secondStep: SecondStep }>('/session', { email, password });
    if ('secondStep' in answer) return answer.secondStep;
    signedIn(answer);
    return null;
  },
  invitation: (token: string) => half<InviteDetails>('/session/invitation', { token }),
  /** @returns the second step, where one is asked for */
  async join(token: string, name: string, password: string): Promise<SecondStep | null> {
    const body = { token, name, password };
    const answer = await half<Me | { secondStep: SecondStep }>('/session/invitation/answer', body);
    return 'secondStep' in answer ? answer.secondStep : null;
  },
  code: async (code: string) => signedIn(await half<Me>('/session/code', { code })),
  begin: () => half<FactorSecret>('/session/enrolment'),
  confirm: (code: string) => half<RecoveryCodes & { me: Me }>('/session/enrolment/code', { code }),
};

/** One's own second factor, and the colleagues'. */
export const factorCalls = {
  read: () => request<OwnFactor>('/session/second-factor'),
  begin: (password: string) => post<FactorSecret>('/session/second-factor', { password }),
  confirm: (code: string) => post<RecoveryCodes>('/session/second-factor/code', { code }),
  renewCodes: (password: string, code: string) =>
    post<RecoveryCodes>('/session/second-factor/recovery-codes', { password, code }),
  turnOff: (password: string, code: string) => post<null>('/session/second-factor/off', { password, code }),
  reset: (staffId: string) => request<null>(callPath`/staff/${staffId}/second-factor`, { method: 'DELETE' }),
  readRules: () => request<SignInRules>('/sign-in-rules'),
  saveRules: (rules: SignInRules) => request<SignInRules>('/sign-in-rules', { method: 'PUT', body: rules }),
};
