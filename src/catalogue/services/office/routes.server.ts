import { createService } from '../create-service.ts';
import { deleteService } from '../delete-service.ts';
import { listAllServices } from '../list-services.ts';
import { reorderServices } from '../reorder-services.ts';
import { ServiceInput } from '../service.ts';
import { updateService } from '../update-service.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { orderedListRoutes } from '#kit/wire/ordered-list.ts';
import { Service } from './answers.ts';

const service = savedRecord<ServiceInput>({
  subject: 'service',
  editable: fieldsOf(ServiceInput),
  read: async (ctx, id) => (await listAllServices(ctx)).find((found) => found.id === id),
});

export const staffServiceRoutes = orderedListRoutes('services', {
  read: 'services:read',
  edit: 'services:edit',
  input: ServiceInput,
  answer: Service,
  summaries: {
    list: 'All services in their order',
    listed: 'Services',
    create: 'Add a service',
    reorder: 'Put all services into this order',
    update: 'Replace what visitors see of a service',
    remove: 'Remove a service',
  },
  conflicts: ['update', 'remove'],
  list: listAllServices,
  create: createService,
  reorder: reorderServices,
  update: (ctx, { id: serviceId, ...input }) => updateService(ctx, { ...input, serviceId }),
  remove: (ctx, { id: serviceId }) => deleteService(ctx, { serviceId }),
  record: service,
});
