/** What everybody may know of what customer and agency give each other, browsers included. */
import { callPath } from '#kit/path-of.ts';

/** What a customer says of a version: once, for what was approved stays. */
export const versionAnswers = ['approved', 'changes'] as const;
export type VersionAnswer = (typeof versionAnswers)[number];

/** A comment on a picture by its place: thousandths of its width and height, from its upper left corner. */
export type Pin = { x: number; y: number; text: string };

export const mostPins = 30;
export const mostPinCharacters = 300;
export const mostNoteCharacters = 1_000;
/** Of each side, versions included. */
export const mostFiles = 100;

/** How a version is shown: in the page, by the browser, to be downloaded, or somewhere else. */
export const shownAs = ['picture', 'pdf', 'file', 'address'] as const;
export type ShownAs = (typeof shownAs)[number];

/** Something that one side gave the other. Moments are ISO. */
export type GivenFile = {
  id: string;
  name: string;
  bytes: number;
  note: string;
  at: string;
  fromUs: boolean;
};

/** What was shown to be approved. `number` counts within its step; only its latest one, `isCurrent`, can be answered. */
export type Version = {
  id: string;
  step: number;
  number: number;
  isCurrent: boolean;
  as: ShownAs;
  name: string;
  bytes: number;
  /** Where it is to be looked at; empty of a file. */
  address: string;
  note: string;
  /** Of the file, or of the address as it is written; in hex. */
  sha256: string;
  at: string;
  answer: VersionAnswer | null;
  answerNote: string;
  pins: Pin[];
  answeredAt: string | null;
};

/** Whether its customer is to say something of it. */
export const isAwaited = ({ isCurrent, answer }: Pick<Version, 'isCurrent' | 'answer'>): boolean =>
  isCurrent && answer === null;

/** Where its customer gets a file. */
export const myFilePath = (projectId: string, { id }: { id: string }) =>
  callPath`/api/projects/${projectId}/files/${id}`;
