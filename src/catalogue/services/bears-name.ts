import type { ServiceChoice } from './service.ts';

/** Whether a service is called so, or was. Letters count alike, for addresses are typed and shared. */
export const bearsName = (
  { name, formerNames }: Pick<ServiceChoice, 'name' | 'formerNames'>,
  asked: string,
) => [name, ...formerNames].some((one) => one.toLowerCase() === asked.toLowerCase());
