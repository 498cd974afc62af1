import RealEstateIcon from '@mui/icons-material/ApartmentOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const realEstateFeatures = defineResource({
  name: 'real-estate-features',
  permission: 'services',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['title', 'description', 'status'],
  screens: {
    list: screen(() => import('./feature-list.tsx'), 'FeatureList'),
    edit: screen(() => import('./feature-form.tsx'), 'FeatureEdit'),
    create: screen(() => import('./feature-form.tsx'), 'FeatureCreate'),
  },
  recordRepresentation: 'title',
  label: 'Real estate features',
  place: { group: 'Website', text: 'Real estate features', icon: RealEstateIcon },
  audit: { 'real-estate-feature': 'place' },
});
