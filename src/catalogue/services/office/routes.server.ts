import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { createService } from '../create-service.ts';
import { deleteService } from '../delete-service.ts';
import { listAllServices } from '../list-services.ts';
import { reorderServices } from '../reorder-services.ts';
import { ServiceInput, serviceStatuses } from '../service.ts';
import { updateService } from '../update-service.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import {
  answer,
  body,
  createStaffRouter,
  done,
  etag,
  IdParam,
  IfMatch,
  When,
} from '#kit/wire/staff-router.ts';

const Service = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    openHours: z.array(z.object({ day: z.string(), startTime: z.string(), endTime: z.string() })),
    status: z.enum(serviceStatuses),
    position: z.number().int(),
    createdAt: When,
    updatedAt: When,
    etag,
  })
  .openapi('StaffService');
const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });

const service = savedRecord<ServiceInput>({
  subject: 'service',
  said: fieldsOf(ServiceInput),
  read: async (ctx, id) => (await listAllServices(ctx)).find((found) => found.id === id),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/services',
  tags,
  summary: 'All services in their order',
  responses: { 200: answer('Services', z.array(Service)), ...errorAnswers(401, 403) },
});
const create = createRoute({
  method: 'post',
  path: '/services',
  tags,
  summary: 'Add a service',
  request: { body: body(ServiceInput) },
  responses: { 201: answer('Added', Service), ...errorAnswers(401, 403, 422) },
});
const order = createRoute({
  method: 'put',
  path: '/services/order',
  tags,
  summary: 'Put all services into this order',
  request: { body: body(Order) },
  responses: { 204: done, ...errorAnswers(401, 403, 409, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/services/{id}',
  tags,
  summary: 'Replace what visitors see of a service',
  request: { headers: IfMatch, params: IdParam, body: body(ServiceInput) },
  responses: { 200: answer('Changed', Service), ...errorAnswers(401, 403, 404, 409, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/services/{id}',
  tags,
  summary: 'Remove a service',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});

export const staffServiceRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      allow(c.var.ctx.actor, 'services:read');
      return c.json((await listAllServices(c.var.ctx)).map(service.withEtag), 200);
    })
    .openapi(create, async (c) =>
      c.json(service.withEtag(await createService(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(order, async (c) => {
      await reorderServices(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(update, async (c) => {
      const { id: serviceId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: serviceId, ...c.req.valid('header'), input };
      const after = await service.save(c.var.ctx, save, (ctx) => updateService(ctx, { ...input, serviceId }));
      return c.json(service.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deleteService(c.var.ctx, { serviceId: c.req.valid('param').id });
      return c.body(null, 204);
    });
