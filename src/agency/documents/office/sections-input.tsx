import {
  DragDropContext,
  Draggable,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import { Box, FormHelperText, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useInput } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { firstMessage } from '#kit/office/parts/first-message.ts';
import { unseen } from '#kit/office/parts/unseen.ts';
import { movedTo, type SectionPlan, type Sections } from '../sections.ts';
import { FoldedPart } from './folded-part.tsx';
import { useFolds } from './folds.tsx';
import { SectionButtons } from './section-buttons.tsx';

/** One of them as its form shows it. `fields` may be a sentence, where what it shows is written elsewhere. */
export type SectionPart = { title: string; icon?: ReactNode; fields: ReactNode };

/**
 * The sections of a page, each folded under its name, in the order in which visitors see them. Those that may are moved
 * by their arrows or dragged, and hidden; the document keeps that under `content.sections`.
 * @param props.parts a section without a part is none of this page
 */
export function SectionsInput<K extends string>({
  plan: { free, kept = [] },
  parts,
}: {
  plan: SectionPlan<K>;
  parts: Partial<Record<K, SectionPart>>;
}) {
  const { field } = useInput<Sections<K>>({ source: 'content.sections' });
  const { order, hidden } = field.value as Sections<K>;
  const moves = (key: K) => free.includes(key) || kept.includes(key);
  const { errors } = useFormState({ name: 'content.sections' });
  const { setOpen } = useFolds();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLElement>(null);
  // A button that is moved with its section loses the focus: it gets that back.
  const [pressed, setPressed] = useState<string[]>([]);
  useEffect(() => {
    const buttons = pressed.map((name) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${name}"]`),
    );
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [pressed]);

  const shown = order.flatMap((key) => {
    const part = parts[key];
    return part ? [{ key, part }] : [];
  });
  /** @returns what to say of it */
  function move(from: number, to: number): string {
    const [moved, neighbour] = [shown[from], shown[to]];
    if (!moved || !neighbour) return '';
    field.onChange({ order: movedTo(order, moved.key, neighbour.key), hidden });
    return `${moved.part.title} is number ${to + 1} of ${shown.length} now.`;
  }
  function drop({ source, destination }: DropResult, { announce }: ResponderProvided) {
    if (destination) announce(move(source.index, destination.index));
  }
  const complaint = firstMessage((errors.content as { sections?: unknown } | undefined)?.sections);

  return (
    <section aria-label="Sections" ref={list}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        In the order of the page. Those with arrows can be moved and dragged, those with an eye hidden; the
        others stay.
      </Typography>
      {complaint && <FormHelperText error>{complaint}</FormHelperText>}
      <DragDropContext onBeforeCapture={() => flushSync(() => setOpen(null))} onDragEnd={drop}>
        <Droppable droppableId="sections">
          {({ innerRef, droppableProps, placeholder }) => (
            <Box component="ol" ref={innerRef} {...droppableProps} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {shown.map(({ key, part: { title, icon, fields } }, i) => (
                <Draggable key={key} draggableId={key} index={i} isDragDisabled={!moves(key)}>
                  {({ innerRef, draggableProps, dragHandleProps }) => (
                    <Box component="li" ref={innerRef} {...draggableProps} sx={{ pb: 1 }}>
                      <FoldedPart
                        name={key}
                        title={title}
                        icon={icon}
                        isHidden={hidden.includes(key)}
                        actions={
                          moves(key) && (
                            <SectionButtons
                              id={key}
                              title={title}
                              isHidden={hidden.includes(key)}
                              handle={dragHandleProps}
                              isFirst={i === 0}
                              isLast={i === shown.length - 1}
                              onMove={(by) => {
                                setSaid(move(i, i + by));
                                setPressed(
                                  by < 0 ? [`${key} up`, `${key} down`] : [`${key} down`, `${key} up`],
                                );
                              }}
                              onHide={
                                free.includes(key)
                                  ? (hide) => {
                                      const others = hidden.filter((one) => one !== key);
                                      field.onChange({ order, hidden: hide ? [...others, key] : others });
                                      setSaid(hide ? `${title} is hidden.` : `${title} is shown.`);
                                    }
                                  : null
                              }
                            />
                          )
                        }
                      >
                        {fields}
                      </FoldedPart>
                    </Box>
                  )}
                </Draggable>
              ))}
              {placeholder}
            </Box>
          )}
        </Droppable>
      </DragDropContext>
      <Box role="status" sx={unseen}>
        {said}
      </Box>
    </section>
  );
}
