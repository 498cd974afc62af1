import CartsIcon from '@mui/icons-material/ShoppingCartOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const carts = defineResource({
  name: 'carts',
  list: 'pages',
  screens: { list: screen(() => import('./cart-list.tsx'), 'CartList') },
  place: { group: 'Money', text: 'Carts', icon: CartsIcon },
});
