import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { ofNobody } from '#agency/staff/of-nobody.ts';
import { leads } from '#sales/leads/table.server.ts';
import type { Desk } from './desk.ts';

/** Which leads stand on a desk. */
export const ofDesk = (desk: Desk): SQL | undefined => and(isNull(leads.mergedInto), ofAnyDesk(desk));

/** The same where those that became part of others are left out already. */
export const ofAnyDesk = ({ leadsOf, seen }: Desk): SQL | undefined =>
  and(
    seen,
    leadsOf === null
      ? undefined
      : or(eq(leads.assignedTo, leadsOf), ofNobody(leads.assignedTo, 'leads:edit')),
  );
