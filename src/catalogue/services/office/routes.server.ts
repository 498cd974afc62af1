import { z } from '@hono/zod-openapi';
import { createService } from '../create-service.ts';
import { deleteService } from '../delete-service.ts';
import { listAllServices } from '../list-services.ts';
import { reorderServices } from '../reorder-services.ts';
import { ServiceInput } from '../service.ts';
import { updateService } from '../update-service.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { Service } from './answers.ts';

const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });

const service = savedRecord<ServiceInput>({
  subject: 'service',
  said: fieldsOf(ServiceInput),
  read: async (ctx, id) => (await listAllServices(ctx)).find((found) => found.id === id),
});

export const staffServiceRoutes = [
  staffRoute('services:read', {
    method: 'get',
    path: '/services',
    summary: 'All services in their order',
    answer: ['Services', z.array(Service)],
    handle: async (ctx) => (await listAllServices(ctx)).map(service.withEtag),
  }),
  staffRoute('services:edit', {
    method: 'post',
    path: '/services',
    summary: 'Add a service',
    body: ServiceInput,
    status: 201,
    answer: ['Added', Service],
    handle: async (ctx, { body }) => service.withEtag(await createService(ctx, body)),
  }),
  staffRoute('services:edit', {
    method: 'put',
    path: '/services/order',
    summary: 'Put all services into this order',
    body: Order,
    errors: [409],
    handle: (ctx, { body }) => reorderServices(ctx, body),
  }),
  staffRoute('services:edit', {
    method: 'put',
    path: '/services/{id}',
    summary: 'Replace what visitors see of a service',
    params: IdParam,
    ifMatch: true,
    body: ServiceInput,
    answer: ['Changed', Service],
    errors: [409],
    handle: (ctx, { params: { id: serviceId }, ifMatch, body }) =>
      service.saveWithEtag(ctx, { id: serviceId, ifMatch, input: body }, (ctx) =>
        updateService(ctx, { ...body, serviceId }),
      ),
  }),
  staffRoute('services:edit', {
    method: 'delete',
    path: '/services/{id}',
    summary: 'Remove a service',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => deleteService(ctx, { serviceId: params.id }),
  }),
];
