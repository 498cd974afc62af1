import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { CustomerEnv } from './session.ts';

/** A part of the API for signed-in customers; its calls go through `requireCustomer`. */
export const createCustomerRouter = () =>
  new OpenAPIHono<CustomerEnv>({
    defaultHook: (result) => {
      if (!result.success) throw result.error;
    },
  });

export const UserIdParam = z.object({
  userId: z.string().openapi({ description: '`id` or `emplyee_ID` of the session; any other is 404' }),
});
