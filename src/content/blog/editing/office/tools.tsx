import BoldIcon from '@mui/icons-material/FormatBold';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import CodeIcon from '@mui/icons-material/Code';
import DividerIcon from '@mui/icons-material/HorizontalRule';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

/** What is asked for before the text changes. */
export type Ask = 'link' | 'picture' | 'video';

export type Tool = {
  name: string;
  icon: ReactNode;
  /** Other words that find it in the menu of “/”; without any it is not there. */
  words?: string;
  isOn?: (editor: Editor) => boolean;
  /** Whether it can be used where the cursor stands; always, if left out. */
  fits?: (editor: Editor) => boolean;
  run: (editor: Editor, ask: (what: Ask) => void) => void;
};

/** The buttons above the text, and what “/” offers at the beginning of a line. */
export const tools: Tool[] = [
  {
    name: 'H2 heading',
    icon: 'H2',
    words: 'title section',
    isOn: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'H3 smaller heading',
    icon: 'H3',
    words: 'title subheading',
    isOn: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bold',
    icon: <BoldIcon />,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: <ItalicIcon />,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'List',
    icon: <BulletsIcon />,
    words: 'bullets points',
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: <NumbersIcon />,
    words: 'steps ordered 1.',
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quotation',
    icon: <QuoteIcon />,
    words: 'quote said',
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'Code',
    icon: <CodeIcon />,
    words: 'program',
    isOn: (e) => e.isActive('codeBlock'),
    run: (e) => e.chain().focus().toggleCodeBlock().run(),
  },
  {
    name: 'Link',
    icon: <LinkIcon />,
    isOn: (e) => e.isActive('link'),
    run: (_, ask) => ask('link'),
  },
  { name: 'Picture', icon: <PictureIcon />, words: 'image photo', run: (_, ask) => ask('picture') },
  {
    name: 'Video',
    icon: <VideoIcon />,
    words: 'youtube vimeo film embed',
    isOn: (e) => e.isActive('video'),
    run: (_, ask) => ask('video'),
  },
  {
    name: 'Table',
    icon: <TableIcon />,
    words: 'rows columns grid',
    isOn: (e) => e.isActive('table'),
    fits: (e) => !e.isActive('table'),
    run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    name: 'Divider',
    icon: <DividerIcon />,
    words: 'line rule separator',
    run: (e) => e.chain().focus().setHorizontalRule().run(),
  },
];
