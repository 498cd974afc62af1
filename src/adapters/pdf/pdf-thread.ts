import { parentPort } from 'node:worker_threads';
import { answerIn } from './thread.ts';
import { setDocument } from './set-document.ts';

// A file of its own in the server's build: what is run in the thread that sets documents.
answerIn(parentPort, setDocument);
