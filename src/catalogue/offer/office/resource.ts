import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const offer = defineResource({
  name: 'offer',
  one: 'only one',
  writes: 'whole',
  inside: 'content',
  pages: { '/offer': screen(() => import('./offer-page.tsx'), 'OfferPage') },
  place: { group: 'Prices', text: 'Offer page', icon: OfferIcon, needs: 'offer:edit' },
  audit: { offer: 'place' },
});
