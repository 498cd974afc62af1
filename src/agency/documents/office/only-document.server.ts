import type { z } from '@hono/zod-openapi';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';
import type { DocumentKind, Edited } from '../document-kind.ts';
import { getDocument } from '../read-document.ts';
import { saveDraft } from '../save-draft.ts';
import type { documentAnswer } from './answers.ts';
import { documentRoutes, type DocumentSpec } from './document-routes.server.ts';

/** All calls of a document that there is one of. @param id under which it is known, and `/{id}` where it stands */
export const onlyDocumentRoutes = <C extends object, A extends ReturnType<typeof documentAnswer>>(
  kind: DocumentKind<C>,
  { id, ...spec }: Pick<DocumentSpec<C, A>, 'read' | 'noun' | 'answer' | 'record'> & { id: string },
) => [
  ...singleDocumentRoutes<z.ZodType<C>, A, Edited<C>>(id, {
    read: spec.read,
    edit: kind.edit,
    input: kind.draft,
    answer: spec.answer,
    says: {
      get: `What ${spec.noun} says, or its draft`,
      got: 'The draft, or what is published',
      put: `Save the draft of ${spec.noun}`,
      saved: 'The draft',
    },
    get: (ctx) => getDocument(ctx, kind, id),
    update: (ctx, content) => saveDraft(ctx, kind, { id, content }),
    id,
    fields: (content) => ({ content }),
    record: spec.record,
  }),
  ...documentRoutes(kind, { ...spec, path: `/${id}`, params: {}, only: id }),
];
