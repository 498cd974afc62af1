/** So long a lead comes back out of the trash. */
export const trashDays = 30;
