import { OpenAPIHono } from '@hono/zod-openapi';

/** A part of the API. What its schemas refuse becomes our error envelope. */
export const createRouter = () =>
  new OpenAPIHono({
    defaultHook: (result) => {
      if (!result.success) throw result.error;
    },
  });
