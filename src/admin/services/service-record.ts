import type { OpenHours, ServiceStatus } from '#domain/services/service.ts';

export type ServiceRecord = {
  id: string;
  name: string;
  description: string;
  openHours: OpenHours[];
  status: ServiceStatus;
  position: number;
};
