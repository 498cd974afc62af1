import { sql } from 'drizzle-orm';
import { idsIn, type PictureUses } from '#agency/media/picture-uses.ts';
import { documentDrafts } from './table.server.ts';

const { kind, documentId, content } = documentDrafts;

/** What drafts show that wait to be published. */
export const draftPictures: PictureUses = sql`select ${idsIn(content)} as picture_id,
  case ${kind} when 'case' then 'Work: ' || (${content}->>'client')
    when 'service-page' then 'Service page: ' || ${documentId}
    when 'home' then 'Home page' when 'about' then 'About page' else ${kind} end || ' (draft)' as place,
  case ${kind} when 'case' then '/cases/' || ${documentId}
    when 'service-page' then '/service-pages/' || ${documentId} else '/' || ${kind} end as path
  from ${documentDrafts}`;
