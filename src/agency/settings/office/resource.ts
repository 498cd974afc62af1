import SettingsIcon from '@mui/icons-material/TuneOutlined';
import { defineResource } from '#kit/office/resource.ts';

export const settings = defineResource({
  name: 'settings',
  one: 'only one',
  writes: 'whole',
  typedLists: ['addressLines', 'phones', 'noticeEmails', 'androidFingerprints'],
  place: { group: 'Office', text: 'Site settings', icon: SettingsIcon, needs: 'settings:edit' },
  audit: { settings: 'place' },
});
