import { names } from '#kit/wire/names.ts';

export const renewalNames = names({
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  renewPath: 'renew_path',
  upgradePath: 'upgrade_path',
});
