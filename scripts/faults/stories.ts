import { demoToLive } from './demo-to-live.ts';
import { clock } from './clock.ts';
import { cutStart } from './cut-start.ts';
import { diskFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { caddy, nginx } from './front-doors.ts';
import { image } from './image.ts';
import { overload } from './overload.ts';
import { pooler } from './pooler.ts';
import { previousVersion } from './previous-version.ts';
import { randomKills } from './random-kills.ts';
import { silentDatabase } from './silent-database.ts';
import { twoMachines } from './two-machines.ts';
import { units } from './units.ts';
import { replica } from './replica.ts';
import { release } from './release.ts';
import { soak } from './soak.ts';
import type { Story } from './story.ts';

/** In the order in which they run. */
export const stories: Story[] = [
  previousVersion,
  twoMachines,
  pooler,
  failover,
  replica,
  silentDatabase,
  randomKills,
  cutStart,
  clock,
  overload,
  diskFull,
  caddy,
  nginx,
  units,
  release,
  image,
  demoToLive,
  soak,
];
