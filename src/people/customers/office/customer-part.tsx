import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a customer's page. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title}>
    <CardContent>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);
