/** offline: beside any gateway, as staff saw it on the agency's account. */
export const paymentModes = ['sandbox', 'test', 'live', 'offline'] as const;
export type PaymentMode = (typeof paymentModes)[number];
/** Where money moves. What is paid elsewhere is no sale, whatever it looks like. */
export const realModes = ['live', 'offline'] as const satisfies PaymentMode[];
export const isReal = (mode: PaymentMode) => (realModes as readonly PaymentMode[]).includes(mode);
