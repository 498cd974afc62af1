import { SettingsForm } from '#agency/settings/office/settings-form.tsx';
import { Checks } from '#desk/operations/office/checks.tsx';

/** The site settings, below what whoever runs the server has set. */
export const SettingsPage = () => (
  <SettingsForm>
    <Checks />
  </SettingsForm>
);
