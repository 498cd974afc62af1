import { previousVersion } from './previous-version.ts';
import type { Story } from './story.ts';

/** In the order in which they run. */
export const stories: Story[] = [previousVersion];
