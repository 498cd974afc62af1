import { myFilePath, type Pin, type VersionAnswer } from '../project-file.ts';
import { sendSignedIn } from '#kit/calls/customer-calls.ts';
import { callPath } from '#kit/path-of.ts';

type Said = { message: string };

/** Gives the agency a file, with what is to be said of it. */
export function giveFile(projectId: string, { file, note }: { file: File; note: string }) {
  const form = new FormData();
  form.set('file', file);
  form.set('note', note);
  return sendSignedIn<Said>('POST', callPath`/api/projects/${projectId}/files`, form);
}

/** Approves a version, or asks for another. */
export const answerVersion = (
  projectId: string,
  version: { id: string },
  reply: { answer: VersionAnswer; note: string; pins: Pin[] },
) => sendSignedIn<Said>('POST', `${myFilePath(projectId, version)}/answer`, reply);
