import type { ServicePageContent, TextBox } from '#catalogue/service-pages/service-page.ts';
import type { DemoDrawing } from './demo-drawings.ts';

type Demo = { title: string; text: string; drawing: DemoDrawing };

/** A page as we wrote it: its demos name a drawing of ours instead of a picture in the library. */
export type SeedPage = Omit<ServicePageContent, 'demos'> & { demos: { heading: string; items: Demo[] } };

export const boxes = (...pairs: [title: string, text: string][]): TextBox[] =>
  pairs.map(([title, text]) => ({ title, text }));

export const questions = (...pairs: [question: string, answer: string][]) =>
  pairs.map(([question, answer]) => ({ question, answer }));

export const demos = (...all: [title: string, text: string, drawing: DemoDrawing][]): Demo[] =>
  all.map(([title, text, drawing]) => ({ title, text, drawing }));

export const noFeatures = { heading: 'Features', lead: 'What is in it', items: [] };
