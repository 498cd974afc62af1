import { measureRooms } from './lib/measure-rooms.ts';

// How the tree is built, in full: node scripts/measure.ts [root of another working tree]
const { features, registers, cycles, upward, absent, size } = measureRooms(process.argv[2] ?? '.');

const list = (title: string, lines: string[]) =>
  console.log([`\n${title}`, ...lines.map((line) => `  ${line}`)].join('\n'));
const counted = (found: Record<string, string[]>) =>
  Object.entries(found).map(([name, files]) => `${files.length}  ${name}: ${files.join(', ')}`);

list(
  'Folders by feature, and its registers elsewhere',
  Object.entries(features).map(
    ([name, { folders, registers: elsewhere }]) =>
      `${name}: ${folders.join(', ')} + ${elsewhere.join(', ') || 'none'}`,
  ),
);
list('Registers by resource of the back office', counted(registers));
list(
  `Import cycles: ${cycles.length}`,
  cycles.map((files) => `${files.length} files: ${files.join(', ')}`),
);
list(`Upward arrows: ${upward.length}`, upward);
list(`Citations of absent documents: ${absent.length}`, absent);
list('Sources', [
  `${size.files} files, ${size.lines} lines`,
  `median ${size.median}, ninth decile ${size.p90}, longest ${size.longest[1]} (${size.longest[0]})`,
]);
