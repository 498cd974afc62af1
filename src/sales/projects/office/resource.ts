import ProjectsIcon from '@mui/icons-material/ConstructionOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const projects = defineResource({
  name: 'projects',
  list: 'pages',
  // How they are laid out stands with the filter in the address; the server needs not know it.
  query: ({ layout: _layout, ...filter }) => textOnly(filter),
  screens: {
    list: screen(() => import('./project-list.tsx'), 'ProjectList'),
  },
  recordRepresentation: 'title',
  place: { group: 'Sales', text: 'Projects', icon: ProjectsIcon, jump: 'j' },
  audit: { project: 'show' },
});
