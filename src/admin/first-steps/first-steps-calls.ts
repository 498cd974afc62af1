import type { DemoState } from '#domain/demo-content/demo-content.ts';
import type { FirstSteps, StepAnswer } from '#domain/first-steps/step.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { ask } from '../http.ts';

export type FirstStepsRecord = FirstSteps & { lead: boolean };

/** What every step is given: what to call once it is settled. */
export type StepProps = { onDone: () => void };

/** What the steps read and write. */
export const stepCalls = {
  answer: (answer: StepAnswer) => ask<FirstStepsRecord>('/first-steps', { method: 'PATCH', body: answer }),
  /** Changes some of the facts and leaves the others as they are. */
  async save(change: Partial<SiteSettings>) {
    const settings = await ask<SiteSettings>('/settings');
    return ask<SiteSettings>('/settings', { method: 'PUT', body: { ...settings, ...change } });
  },
  removeDemo: () => ask<DemoState>('/demo-content', { method: 'DELETE' }),
  restoreDemo: () => ask<DemoState>('/demo-content', { method: 'POST' }),
};
