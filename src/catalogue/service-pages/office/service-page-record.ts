import type { z } from 'zod';
import type { ServicePageSlug } from '../service-page.ts';
import type { ServicePage } from './answers.ts';

export type ServicePageRecord = z.infer<typeof ServicePage> & { id: ServicePageSlug };
