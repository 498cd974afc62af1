/** Where a page may run besides a browser. */
export const appPlatforms = ['ANDROID_APP', 'IOS_APP'] as const;
export type AppPlatform = (typeof appPlatforms)[number];
export type Platform = AppPlatform | 'WEBSITE';
