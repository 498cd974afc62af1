import { embeddedHandedOver, prepareEmbedded } from './installations.ts';

/** Before stories of processes: one first start on the embedded database, handed over to `dataDirOfFirstStart`. */
export default async function firstStartEmbedded() {
  const { folder, remove } = await prepareEmbedded();
  process.env[embeddedHandedOver] = folder;
  return remove;
}
