import type { BenefitIcon, BenefitStatus } from '../benefit.ts';

export type BenefitRecord = {
  id: string;
  title: string;
  description: string;
  icon: BenefitIcon;
  originalPaise: number;
  pricePaise: number;
  status: BenefitStatus;
  additional: boolean;
  position: number;
  isSample: boolean;
};
