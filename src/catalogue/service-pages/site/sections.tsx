import { Fragment, type ReactNode } from 'react';
import type { ServicePageSection } from '../sections.ts';

/** What a service page shows below its first screen, in its owner's order. */
export const Sections = ({
  order,
  parts,
}: {
  order: ServicePageSection[];
  parts: Partial<Record<ServicePageSection, ReactNode>>;
}) => order.map((key) => <Fragment key={key}>{parts[key]}</Fragment>);
