import type { FeatureStatus } from '../real-estate-feature.ts';

export type RealEstateFeatureRecord = {
  id: string;
  title: string;
  description: string;
  status: FeatureStatus;
  position: number;
  isSample: boolean;
};
