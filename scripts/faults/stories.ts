import { diskFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { overload } from './overload.ts';
import { pooler } from './pooler.ts';
import { previousVersion } from './previous-version.ts';
import { twoMachines } from './two-machines.ts';
import { soak } from './soak.ts';
import type { Story } from './story.ts';

/** In the order in which they run. */
export const stories: Story[] = [previousVersion, twoMachines, pooler, failover, overload, diskFull, soak];
