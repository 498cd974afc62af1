/** Networks count in whole currency. */
export const rupees = (paise: number) => paise / 100;

export const sayingNothingEmpty = (said: Record<string, string>) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
