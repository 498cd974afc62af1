/** What a task is called that nobody gave a title. By itself, for screens need no schema to say it. */
export const usualTask = 'Follow up';
