import type { ReactNode } from 'react';

/** What of the line's news deserves a word to whoever works in the office, and how it is said. */
export type News<Item = unknown> = {
  /** The event that brings it. */
  event: string;
  /** Those of what came that deserve a word, the latest first. */
  pick(came: Item[]): Item[];
  /** How many of them the title of the window counts; none without it. */
  count?(items: Item[]): number;
  /** @param props.items not empty, the latest first */
  Draw(props: { items: Item[]; onDone(): void }): ReactNode;
};

export const defineNews = <Item>(news: News<Item>): News => news as News;
