/** How many rows of one kind are still as they came: those that can go, and those that somebody uses. */
export type DemoCount = { name: string; removable: number; inUse: number };

export type DemoState = { on: boolean; counts: DemoCount[] };
