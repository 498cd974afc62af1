import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf } from './programs.ts';
import type { Story } from './story.ts';

/** What describes processes and their alarms and is run by nobody here: read by those who would run it. */
export const units: Story = {
  name: 'units',
  fault: 'a unit, a compose file or alarms that those who run them do not understand',
  programs: [
    { package: 'systemd', program: 'systemd-analyze' },
    { package: 'docker-compose', program: 'docker-compose' },
    { package: 'prometheus', program: 'promtool' },
  ],
  run: async () => {
    const faults = [...unitFaults(), ...composeFaults(), ...alarmFaults()];
    for (const fault of faults) console.log(`  ${fault}`);
    return [
      { what: 'faults that systemd, compose and Prometheus find', value: faults.length, atMost: 0 },
      { what: 'exposure of the unit, of 10', value: exposure(), atMost: 2 },
    ];
  },
};

const unit = 'nirmaan@.service';

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(programOf('systemd-analyze'), args, { encoding: 'utf8' });
  return { ok: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** With a place that exists instead of /opt/nirmaan. */
function unitFaults(): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-units-'));
  const bin = path.join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'node'), '', { mode: 0o755 });
  const text = readFileSync(path.join('deploy', unit), 'utf8');
  writeFileSync(path.join(folder, unit), text.replaceAll('/opt/nirmaan', folder));
  const { ok, said } = analyze('verify', '--man=no', path.join(folder, unit));
  rmSync(folder, { recursive: true });
  return ok && said === '' ? [] : [said || 'systemd-analyze verify failed'];
}

/** 0 is shut off from everything, 10 from nothing. */
function exposure(): number {
  const { said } = analyze('security', '--offline=true', path.resolve('deploy', unit));
  return Number(/exposure level for .*: ([\d.]+)/.exec(said)?.[1] ?? 10);
}

function composeFaults(): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-compose-'));
  for (const file of ['compose.yaml', 'Caddyfile'])
    cpSync(path.join('deploy', file), path.join(folder, file));
  const example = readFileSync('deploy/nirmaan.env.example', 'utf8');
  writeFileSync(path.join(folder, 'nirmaan.env'), example.replaceAll(/^(\w+)=$/gm, '$1=filled-in'));
  const { status, stderr } = spawnSync(
    programOf('docker-compose'),
    ['--file', 'compose.yaml', '--env-file', 'nirmaan.env', 'config', '--quiet'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return status === 0 && stderr === '' ? [] : [`compose.yaml: ${stderr}`];
}

function alarmFaults(): string[] {
  const rules = ['check', 'rules', 'docs/alerts.example.yml'];
  const { status, stderr } = spawnSync(programOf('promtool'), rules, { encoding: 'utf8' });
  return status === 0 ? [] : [stderr];
}
