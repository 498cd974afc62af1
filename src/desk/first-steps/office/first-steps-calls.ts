import type { DemoRemoved, DemoState } from '#desk/demo-content/demo-content.ts';
import type { FirstSteps, StepAnswer } from '../step.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';

export type FirstStepsRecord = FirstSteps & { lead: boolean };

export type SettingsRecord = SiteSettings & { id: string; etag: string };

/** What every step is given: what to call once it is settled. */
export type StepProps = { onDone: () => void };

/** What the steps read and write. */
export const stepCalls = {
  answer: (answer: StepAnswer) =>
    request<FirstStepsRecord>('/first-steps', { method: 'PATCH', body: answer }),
  /** Changes some of the facts and leaves the others as they are. */
  save: ({ id: _id, etag, ...base }: SettingsRecord, change: Partial<SiteSettings>) =>
    save<SiteSettings>('/settings', { method: 'PUT', body: { ...base, ...change }, etag, base }),
  removeDemo: () => request<DemoState & { removed: DemoRemoved }>('/demo-content', { method: 'DELETE' }),
  restoreDemo: () => request<DemoState>('/demo-content', { method: 'POST' }),
};
