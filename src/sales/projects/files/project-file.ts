/** What a customer says of a version: once, for what was approved stays. */
export type VersionAnswer = 'approved' | 'changes';

/** A comment on a picture by its place: thousandths of its width and height, from its upper left corner. */
export type Pin = { x: number; y: number; text: string };
