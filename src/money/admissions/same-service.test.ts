import { expect, test } from 'vitest';
import { isSameService } from './same-service.ts';

test('a service is known by its id, and by its name where it was deleted', () => {
  const [shops, seo] = ['5d0c1f6e', '7be1a302'];
  const bought = { serviceId: shops, serviceName: 'Online shop' };
  expect(isSameService(bought, { serviceId: shops, serviceName: 'Shops' })).toBe(true);
  expect(isSameService(bought, { serviceId: seo, serviceName: 'Online shop' })).toBe(false);
  expect(isSameService({ ...bought, serviceId: null }, bought)).toBe(true);
  expect(isSameService({ ...bought, serviceId: null }, { serviceId: null, serviceName: 'SEO' })).toBe(false);
});
