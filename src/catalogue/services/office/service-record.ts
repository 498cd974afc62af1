import type { OpenHours } from '#kit/india/open-hours.ts';
import type { ServiceStatus } from '../service.ts';

export type ServiceRecord = {
  id: string;
  name: string;
  description: string;
  openHours: OpenHours[];
  status: ServiceStatus;
  position: number;
};
