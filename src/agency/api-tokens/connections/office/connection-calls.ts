import { request } from '#kit/office/http.ts';
import type { NewConnection } from '../asked.ts';
import type { Connected } from './answers.ts';

type Proof = { password: string; code?: string };
/** What is read of it on the server: parameters of OAuth's, and others that mean nothing. */
type Given = Omit<NewConnection, 'asked' | 'scopes'> & { asked: Record<string, string>; scopes: string[] };

export const connectionCalls = {
  connect: (connection: Given & Proof) =>
    request<Connected>('/assistant-connections', { method: 'POST', body: connection }),
};
