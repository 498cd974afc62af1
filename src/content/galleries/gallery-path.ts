import { pathOf } from '#kit/path-of.ts';

export const galleryPath = (id: string) => pathOf('/event-gallery/:id', { id });
