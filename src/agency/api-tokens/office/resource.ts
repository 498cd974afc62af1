import TokensIcon from '@mui/icons-material/VpnKeyOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const apiTokens = defineResource({
  name: 'api-tokens',
  list: 'whole',
  screens: { list: screen(() => import('./token-list.tsx'), 'TokenList') },
  recordRepresentation: 'name',
  place: { group: 'Office', text: 'API tokens', icon: TokensIcon },
  audit: { 'api-token': 'place' },
});
