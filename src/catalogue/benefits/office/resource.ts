import BenefitsIcon from '@mui/icons-material/ExtensionOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const benefits = defineResource({
  name: 'benefits',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: [
    'title',
    'description',
    'icon',
    'originalPaise',
    'pricePaise',
    'status',
    'additional',
    'need',
    'inOffer',
  ],
  screens: {
    list: screen(() => import('./benefit-list.tsx'), 'BenefitList'),
    edit: screen(() => import('./benefit-form.tsx'), 'BenefitEdit'),
    create: screen(() => import('./benefit-form.tsx'), 'BenefitCreate'),
  },
  recordRepresentation: 'title',
  place: { group: 'Prices', text: 'Benefits', icon: BenefitsIcon },
  audit: { benefit: 'place' },
});
