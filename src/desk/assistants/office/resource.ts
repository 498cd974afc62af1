import ProposalsIcon from '@mui/icons-material/AssistantOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const proposals = defineResource({
  name: 'proposals',
  list: 'pages',
  screens: { list: screen(() => import('./proposal-list.tsx'), 'ProposalList') },
  place: { group: 'Office', text: 'Proposals', icon: ProposalsIcon },
  audit: { proposal: 'place' },
});
