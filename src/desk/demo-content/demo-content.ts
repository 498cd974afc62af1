/** How many rows of one kind are still as they came and can go; the names of those that somebody uses. */
export type DemoCount = { name: string; removable: number; inUse: string[] };

export type DemoState = { on: boolean; counts: DemoCount[] };

/** How many rows of each kind went. */
export type DemoRemoved = { name: string; rows: number }[];
