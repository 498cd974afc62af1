import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Fourteen random letters and digits, as behind every prefix of Razorpay's ids. */
export const fourteen = () => Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('');

export type Prefix = 'order' | 'pay' | 'rfnd' | 'plink' | 'inv' | 'cust' | 'token' | 'disp' | 'card' | 'acc';

export const newId = (prefix: Prefix) => `${prefix}_${fourteen()}`;
