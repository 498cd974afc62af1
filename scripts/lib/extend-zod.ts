// Schemas bear `.openapi()` only when made after this; files of one worker share theirs, whichever made them first.
import '@hono/zod-openapi';
