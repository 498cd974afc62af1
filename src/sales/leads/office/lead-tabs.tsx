import { Badge, Box, Tab, Tabs } from '@mui/material';
import { useGetOne, useListContext } from 'react-admin';
import { useOwnLeadsOnly } from '#kit/office/session.ts';
import type { LeadCounts } from './lead-record.ts';
import {
  boardView,
  leadViews,
  viewCount,
  viewLabels,
  type LeadListFilter,
  type LeadView,
} from '../views/office/lead-views.ts';

/** The queues of the day, with how much waits in each. */
export function LeadTabs() {
  const { filterValues, setFilters } = useListContext();
  const { data } = useGetOne<LeadCounts>('lead-counts', { id: 'now' });
  const { view = 'all', ...others } = filterValues as LeadListFilter;
  const ownOnly = useOwnLeadsOnly();
  const isBoard = others.layout === 'board';
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}>
      <Tabs
        value={isBoard ? boardView(view) : view}
        onChange={(_event, next: LeadView) => setFilters({ ...others, view: next })}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Queues"
        textColor="inherit"
        slotProps={{ indicator: { sx: { bgcolor: 'secondary.main', height: 3 } } }}
      >
        {leadViews
          // Where all are one's own, there is nothing else to tell them from.
          .filter(
            (name) =>
              (!isBoard || name === boardView(name)) && !(ownOnly && name === 'mine' && view !== name),
          )
          .map((name) => {
            const count = viewCount(name, data);
            return (
              <Tab
                key={name}
                value={name}
                label={
                  <Badge
                    badgeContent={count ?? 0}
                    max={999}
                    color={name === 'suspected' ? 'default' : 'secondary'}
                    sx={{ pr: count ? 1.5 : 0 }}
                  >
                    <span>{viewLabels[name]}</span>
                  </Badge>
                }
              />
            );
          })}
      </Tabs>
    </Box>
  );
}
