import CustomersIcon from '@mui/icons-material/ContactsOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { sorted } from '#kit/office/read-records.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const customers = defineResource({
  name: 'customers',
  list: 'pages',
  query: (filter, sort) => sorted(textOnly(filter), sort?.field === 'name' ? 'name' : 'createdAt', sort),
  screens: { list: screen(() => import('./customer-list.tsx'), 'CustomerList') },
  recordRepresentation: 'fullName',
  place: { group: 'Sales', text: 'Customers', icon: CustomersIcon, jump: 'c' },
  audit: { customer: 'show' },
});
