export type GstRateRecord = { id: string; name: string; percent: number; isSample: boolean };
