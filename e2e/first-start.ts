import { prepareInstallation } from '../scripts/lib/installations.ts';

/** Before the stories: one first start, of which each worker gets a copy. Its address is handed over in STORIES_TEMPLATE. */
export default async function firstStart() {
  const { url, remove } = await prepareInstallation();
  process.env.STORIES_TEMPLATE = url;
  return remove;
}
