/** What to tell somebody whose change was refused. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'This did not work.');
