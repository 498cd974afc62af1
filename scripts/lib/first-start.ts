import { handedOver, prepareInstallation } from './installations.ts';

/** Before stories, in a browser or of processes: one first start, handed over to `startCopy` in the environment. */
export default async function firstStart() {
  const { url, remove } = await prepareInstallation();
  process.env[handedOver] = url;
  return remove;
}
