import { Extension, type Editor } from '@tiptap/core';
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { tools, type Ask, type Tool } from './tools.tsx';

/** What the menu of “/” shows: its choices, which of them Enter takes, and where the line stands. */
export type SlashChoices = {
  choices: Tool[];
  at: number;
  rect: () => DOMRect | null;
  pick: (tool: Tool) => void;
};

export const slashListId = 'slash-choices';
export const slashChoiceId = (at: number) => `${slashListId}-${at}`;

/** Those of which a word begins with what was typed after “/”. */
export const choicesFor = (query: string): Tool[] =>
  tools.filter(
    ({ name, words }) =>
      words !== undefined &&
      `${name} ${words}`
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(query.toLowerCase())),
  );

/** “/” at the beginning of a paragraph offers what can stand there. */
export function slashMenu(show: (shown: SlashChoices | null) => void, ask: (what: Ask) => void) {
  let shown: SlashChoices | null = null;
  const set = (editor: Editor, next: SlashChoices | null) => {
    shown = next;
    // The cursor stays in the text; a screen reader is told which choice it is at.
    const { dom } = editor.view;
    for (const [name, value] of [
      ['aria-controls', slashListId],
      ['aria-activedescendant', next && slashChoiceId(next.at)],
    ] as const)
      if (next && value) dom.setAttribute(name, value);
      else dom.removeAttribute(name);
    show(next);
  };
  const open = ({ editor, items, clientRect, command }: SuggestionProps<Tool, Tool>) =>
    set(
      editor,
      items.length > 0 ? { choices: items, at: 0, rect: () => clientRect?.() ?? null, pick: command } : null,
    );

  function onKey(editor: Editor, { key }: KeyboardEvent): boolean {
    if (!shown) return false;
    const { choices, at, pick } = shown;
    const step = { ArrowDown: 1, ArrowUp: choices.length - 1 }[key];
    if (step !== undefined) set(editor, { ...shown, at: (at + step) % choices.length });
    const tool = key === 'Enter' ? choices[at] : undefined;
    if (tool) pick(tool);
    return step !== undefined || tool !== undefined;
  }

  return Extension.create({
    name: 'slashMenu',
    onBlur() {
      if (shown) exitSuggestion(this.editor.view);
    },
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        Suggestion<Tool, Tool>({
          editor,
          char: '/',
          startOfLine: true,
          allow: ({ state, range }) => {
            const { parent, parentOffset } = state.doc.resolve(range.from);
            return parent.type.name === 'paragraph' && parentOffset === 0;
          },
          items: ({ query }) => choicesFor(query).filter(({ fits }) => fits?.(editor) ?? true),
          command: ({ range, props: tool }) => {
            editor.chain().focus().deleteRange(range).run();
            tool.run(editor, ask);
          },
          render: () => ({
            onUpdate: (props) => {
              if (!props.loading) open(props);
            },
            onExit: () => set(editor, null),
            onKeyDown: ({ event }) => onKey(editor, event),
          }),
        }),
      ];
    },
  });
}
